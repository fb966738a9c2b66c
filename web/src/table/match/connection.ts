/** The connection of one table. It sends unanswered messages again, under the same id. */

import { current } from '../../wire/current'
import type { ServerMessage } from '../../wire/protocol'
import { DEVICE_ENDED, NO_SUCH_TABLE, Socket } from '../../wire/socket'
import { Outbox, type Sent, type Unsent } from './outbox'

export type Status = 'connecting' | 'open' | 'lost' | 'closed'

const RETRY_DELAYS = { first: 400, longest: 8_000 }

export interface Listener {
  /** Return the first message: the last known ply, and the viewpoint. */
  hello(): { last: number; undone: number; look: number | null }
  /** `about`: the message of this page that the server answers, or null. */
  heard(message: ServerMessage, about: Sent | null): void
  status(status: Status): void
  /** True if an answer is late. */
  late(late: boolean): void
}

export class Connection {
  #listener: Listener
  #socket: Socket
  /** True once the server has answered the hello. Other answers follow only then. */
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
      { retryDelays: RETRY_DELAYS, reportsHidden: true },
    )
  }

  /**
   * Send this now or with the next connection, until it is answered. Returns the id, under which the answer arrives.
   */
  send(message: Unsent): string {
    return this.#outbox.send(message)
  }

  /** Send hello again, with the listener's current state. */
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
      // The cookie is no longer valid. The error before this said so, and the page shows it until the user continues.
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
