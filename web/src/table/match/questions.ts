/** Questions over the socket that wait for an answer. */

import { Declined } from '../../wire/api'
import type { Problem, ServerMessage } from '../../wire/protocol'

interface Waiting {
  resolve: (answer: ServerMessage) => void
  reject: (problem: Declined) => void
}

export class Questions {
  #waiting = new Map<string, Waiting>()

  /** Return the future answer to the question that was sent as `id`. */
  ask(id: string): Promise<ServerMessage> {
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }))
  }

  answer(id: string, message: ServerMessage): void {
    this.#take(id)?.resolve(message)
  }

  /** Reject the question that this refusal answers. Returns true if there was one. */
  refuse(refused: Problem & { id: string | null }): boolean {
    const asked = refused.id === null ? undefined : this.#take(refused.id)
    asked?.reject(new Declined({ code: refused.code, params: refused.params }))
    return asked !== undefined
  }

  #take(id: string): Waiting | undefined {
    const asked = this.#waiting.get(id)
    this.#waiting.delete(id)
    return asked
  }
}
