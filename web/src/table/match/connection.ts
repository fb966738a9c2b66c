/** The connection of one table: it sends again what was not answered, under the same id. */

import { current } from '../../wire/current'
import type { ServerMessage } from '../../wire/protocol'
import { DEVICE_ENDED, NO_SUCH_TABLE, Socket } from '../../wire/socket'
import { Outbox, type Sent, type Unsent } from './outbox'

export type Status = 'connecting' | 'open' | 'lost' | 'closed'

const PAUSES = { first: 400, longest: 8_000 }

export interface Listener {
  /** What to say first: the last ply that is known and whose eyes to use. */
  hello(): { last: number; undone: number; look: number | null }
  /** `about`: the message that this answers, if this page sent it. */
  heard(message: ServerMessage, about: Sent | null): void
  status(status: Status): void
  /** Whether something sent waits for its answer longer than it should. */
  late(late: boolean): void
}

export class Connection {
  #listener: Listener
  #socket: Socket
  /** Hello was answered: from now on everything else is. */
  #welcome = false
  #outbox: Outbox

  constructor(table: string, listener: Listener) {
    this.#listener = listener
    this.#outbox = new Outbox({
      write: (message) => {
        if (this.#welcome) this.#socket.send(message)
      },
      failed: (message, { code, params }) => listener.heard({ say: 'error', id: message.id, code, params }, message),
      late: (late) => listener.late(late),
    })
    this.#socket = new Socket(
      {
        connecting: (again) => listener.status(again ? 'lost' : 'connecting'),
        hello: () => ({ do: 'hello', table, awaiting: true, ...listener.hello() }),
        heard: (message) => this.#hear(message),
        lost: (code) => this.#lost(code),
      },
      { pauses: PAUSES, tellsHidden: true },
    )
  }

  /** Sends this, now or as soon as there is a connection, until it is answered; its id, under which the answer is heard. */
  send(message: Unsent): string {
    return this.#outbox.send(message)
  }

  /** Says hello again with what the listener then knows. */
  restart(): void {
    this.#broken()
    this.#socket.restart()
  }

  close(): void {
    this.#socket.close()
    this.#broken()
    this.#outbox.close()
    this.#listener.status('closed')
  }

  #hear(message: ServerMessage): void {
    let about: Sent | null = null
    if ('id' in message && message.id !== null) {
      const doubts = message.say === 'error' ? this.#outbox.doubts(message.id, message.code) : null
      if (doubts === 'again') return
      if (doubts === null) about = this.#outbox.answered(message.id)
    }
    if (message.say === 'welcome') {
      this.#socket.answered()
      this.#welcome = true
      this.#listener.status('open')
      if (message.now?.over != null) this.#outbox.over()
      this.#outbox.sendAgain()
      if (document.visibilityState === 'hidden') this.#socket.ping()
    }
    if (message.say === 'table' && message.table.state === 'over') this.#outbox.over()
    if (message.say !== 'pong') this.#listener.heard(message, about)
  }

  #lost(code: number | undefined): boolean {
    this.#broken()
    if (code === NO_SUCH_TABLE || code === DEVICE_ENDED) this.#outbox.close()
    if (code === NO_SUCH_TABLE) {
      this.#listener.heard({ say: 'error', id: null, code: 'table.unknown', params: {} }, null)
      return false
    }
    if (code === DEVICE_ENDED) {
      // The cookie is good for nothing any more; the error that came before says so, and stands until somebody goes on.
      current.ended(false)
      this.#listener.status('closed')
      return false
    }
    this.#listener.status('lost')
    return true
  }

  #broken(): void {
    this.#welcome = false
    this.#outbox.broken()
  }
}
