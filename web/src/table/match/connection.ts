/** The socket of one table: it reconnects by itself and sends again what was not answered, under the same id. */

import { current } from '../../wire/current'
import { SILENCE_MS, type ClientMessage, type ServerMessage } from '../../wire/protocol'
import { Outbox, type Sent, type Unsent } from './outbox'

export type Status = 'connecting' | 'open' | 'lost' | 'closed'

/** Two of these may be lost before either side counts the other as lost. */
const PING_EVERY = 5_000
const FIRST_WAIT = 400
const LONGEST_WAIT = 8_000
const DEVICE_ENDED = 4001
const NO_SUCH_TABLE = 4004

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
  #table: string
  #listener: Listener
  #socket: WebSocket | null = null
  /** Hello was answered: from now on everything else is. */
  #welcome = false
  #outbox: Outbox
  #tries = 0
  #heardAt = 0
  #beat: ReturnType<typeof setInterval> | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #closed = false
  #wake = () => {
    // Whether somebody sees the page is known at once: who does not is told by other ways.
    this.#ping()
    this.#reconnectNow()
  }
  #gone = () => this.#lost()

  constructor(table: string, listener: Listener) {
    this.#table = table
    this.#listener = listener
    this.#outbox = new Outbox({
      write: (message) => {
        if (this.#welcome) this.#write(message)
      },
      failed: (message, { code, params }) => listener.heard({ say: 'error', id: message.id, code, params }, message),
      late: (late) => listener.late(late),
    })
    addEventListener('online', this.#wake)
    addEventListener('offline', this.#gone)
    document.addEventListener('visibilitychange', this.#wake)
    this.#connect()
  }

  /** Sends this, now or as soon as there is a connection, until it is answered; its id, under which the answer is heard. */
  send(message: Unsent): string {
    return this.#outbox.send(message)
  }

  /** Says hello again with what the listener then knows. */
  restart(): void {
    this.#drop()
    this.#connect()
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.#wake)
    removeEventListener('offline', this.#gone)
    document.removeEventListener('visibilitychange', this.#wake)
    clearTimeout(this.#retry)
    this.#drop()
    this.#outbox.close()
    this.#listener.status('closed')
  }

  #connect(): void {
    clearTimeout(this.#retry)
    this.#retry = undefined
    this.#listener.status(this.#tries === 0 ? 'connecting' : 'lost')
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(`${scheme}//${location.host}/ws`)
    this.#socket = socket
    this.#heardAt = Date.now()
    socket.onopen = () => this.#write({ do: 'hello', table: this.#table, awaiting: true, ...this.#listener.hello() })
    socket.onmessage = (frame) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(frame.data)) as ServerMessage)
    }
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code)
    }
    clearInterval(this.#beat)
    this.#beat = setInterval(() => this.#heartbeat(), PING_EVERY / 2)
  }

  #hear(message: ServerMessage): void {
    this.#heardAt = Date.now()
    let about: Sent | null = null
    if ('id' in message && message.id !== null) {
      const doubts = message.say === 'error' ? this.#outbox.doubts(message.id, message.code) : null
      if (doubts === 'again') return
      if (doubts === null) about = this.#outbox.answered(message.id)
    }
    if (message.say === 'welcome') {
      this.#tries = 0
      this.#welcome = true
      this.#listener.status('open')
      if (message.now?.over != null) this.#outbox.over()
      this.#outbox.sendAgain()
      if (document.visibilityState === 'hidden') this.#ping()
    }
    if (message.say === 'table' && message.table.state === 'over') this.#outbox.over()
    if (message.say !== 'pong') this.#listener.heard(message, about)
  }

  #heartbeat(): void {
    if (Date.now() - this.#heardAt > SILENCE_MS) this.#lost()
    else if (Date.now() - this.#heardAt >= PING_EVERY / 2) this.#ping()
  }

  #ping(): void {
    this.#write(document.visibilityState === 'hidden' ? { do: 'ping', hidden: true } : { do: 'ping' })
  }

  #lost(code?: number): void {
    if (this.#closed || this.#retry !== undefined) return
    this.#drop()
    if (code === NO_SUCH_TABLE || code === DEVICE_ENDED) this.#outbox.close()
    if (code === NO_SUCH_TABLE) {
      this.#listener.heard({ say: 'error', id: null, code: 'table.unknown', params: {} }, null)
      return
    }
    if (code === DEVICE_ENDED) {
      // The cookie is good for nothing any more; the error that came before says so, and stands until somebody goes on.
      current.ended(false)
      this.#listener.status('closed')
      return
    }
    this.#tries += 1
    this.#listener.status('lost')
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#tries - 1))
    this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2))
  }

  #drop(): void {
    clearInterval(this.#beat)
    const socket = this.#socket
    this.#socket = null
    this.#welcome = false
    socket?.close()
    this.#outbox.broken()
  }

  #reconnectNow(): void {
    if (this.#retry !== undefined && document.visibilityState === 'visible') this.#connect()
  }

  #write(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }
}
