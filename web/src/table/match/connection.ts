/** The socket of one table: it reconnects by itself and sends unacknowledged moves again under the same id. */

import type { Contribution } from '../../deal/binding'
import {
  SILENCE_MS,
  type ClientMessage,
  type Missing,
  type OfferKind,
  type Preset,
  type ProposalInfo,
  type ServerMessage,
} from '../../protocol'

export type Status = 'connecting' | 'open' | 'lost' | 'closed'

/** Two of these may be lost before either side counts the other as lost. */
const PING_EVERY = 5_000
const FIRST_WAIT = 400
const LONGEST_WAIT = 8_000
const DEVICE_ENDED = 4001
const NO_SUCH_TABLE = 4004
const ASK_AGAIN_AFTER = 2_000

type Sent = Extract<ClientMessage, { id: string }>

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never
export type Question = WithoutId<Extract<ClientMessage, { do: 'examine' | 'advise' }>>

export interface Listener {
  /** What to say first: the last ply that is known and whose eyes to use. */
  hello(): { last: number; undone: number; look: number | null }
  heard(message: ServerMessage): void
  status(status: Status): void
}

let counter = 0

/** A message id, unique among all clients; `crypto.randomUUID` is missing on plain http. */
export function messageId(): string {
  const random = crypto.getRandomValues(new Uint32Array(3))
  return `${[...random].map((part) => part.toString(36)).join('')}-${(counter++).toString(36)}`
}

export class Connection {
  #table: string
  #listener: Listener
  #socket: WebSocket | null = null
  #pending = new Map<string, Sent>()
  /** What may have counted or not: sent again until the answer tells. */
  #inDoubt = new Map<string, ReturnType<typeof setTimeout>>()
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
    addEventListener('online', this.#wake)
    addEventListener('offline', this.#gone)
    document.addEventListener('visibilitychange', this.#wake)
    this.#connect()
  }

  /** Whether something sent has not been answered yet. */
  get waiting(): boolean {
    return this.#pending.size > 0
  }

  move(at: { ply: number; undone: number }, seat: number, move: string): void {
    this.#keep({ do: 'move', id: messageId(), ply: at.ply, undone: at.undone, seat, move })
  }

  undo(at: { ply: number; undone: number }, seat: number): void {
    this.#keep({ do: 'undo', id: messageId(), ply: at.ply, undone: at.undone, seat })
  }

  /** Asks what the rules say of a draft, or for a good move; answers are heard as `examined` and `advice`. */
  ask(question: Question): string {
    const id = messageId()
    this.#write({ ...question, id })
    return id
  }

  resign(seat: number): void {
    this.#keep({ do: 'resign', id: messageId(), seat })
  }

  /** `commitment` binds this browser for the deal of the match that is offered. */
  offer(kind: OfferKind, missing: Missing, commitment: string | null): void {
    this.#write({ do: 'offer', id: messageId(), kind, missing, commitment })
  }

  /** Binds this browser for the deal, or shows what it is bound to. */
  mix(part: Contribution): void {
    this.#write({ ...part, id: messageId() })
  }

  /** Proposes a change to all who play. */
  propose(kind: string, params: Record<string, unknown>): void {
    this.#write({ do: 'propose', id: messageId(), kind, params })
  }

  answer({ kind, n }: ProposalInfo, agree: boolean): void {
    this.#write({ do: 'answer', id: messageId(), kind, n, agree })
  }

  /** Sent again until it is answered, as moves are: who writes need not see that the connection is just opened anew. */
  say(words: { preset: Preset } | { text: string }): string {
    const id = messageId()
    this.#keep({ do: 'say', id, ...words })
    return id
  }

  look(seat: number | null): void {
    this.#write({ do: 'look', seat })
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
    for (const id of [...this.#inDoubt.keys()]) this.#settle(id)
    this.#drop()
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
    if (message.say === 'error' && message.id !== null && this.#doubts(message.id, message.code)) {
      const known = this.#inDoubt.has(message.id)
      this.#askAgain(message.id)
      if (known) return
    } else if ((message.say === 'ack' || message.say === 'error') && message.id !== null) this.#settle(message.id)
    if (message.say === 'welcome') {
      this.#tries = 0
      this.#listener.status('open')
      if (message.now?.over != null) this.#forgetMoves()
      for (const sent of this.#pending.values()) this.#write(sent)
      if (document.visibilityState === 'hidden') this.#ping()
    }
    if (message.say === 'table' && message.table.state === 'over') this.#forgetMoves()
    if (message.say !== 'pong') this.#listener.heard(message)
  }

  /** Whether it is still unknown if what had this id counts. */
  #doubts(id: string, code: string): boolean {
    return this.#pending.has(id) && (code === 'database.in_doubt' || (code === 'database.away' && this.#inDoubt.has(id)))
  }

  #askAgain(id: string): void {
    clearTimeout(this.#inDoubt.get(id))
    const again = () => {
      const sent = this.#pending.get(id)
      if (sent !== undefined) this.#write(sent)
    }
    this.#inDoubt.set(id, setTimeout(again, ASK_AGAIN_AFTER))
  }

  #settle(id: string): void {
    this.#pending.delete(id)
    clearTimeout(this.#inDoubt.get(id))
    this.#inDoubt.delete(id)
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
    if (code === NO_SUCH_TABLE) {
      this.#listener.heard({ say: 'error', id: null, code: 'table.unknown', params: {} })
      return
    }
    if (code === DEVICE_ENDED) {
      // The cookie is good for nothing any more; the error that came before says so.
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
    socket?.close()
  }

  #reconnectNow(): void {
    if (this.#retry !== undefined && document.visibilityState === 'visible') this.#connect()
  }

  /** At the end of a match nothing is moved any more; talk goes on. */
  #forgetMoves(): void {
    for (const { id, do: what } of this.#pending.values()) if (what !== 'say') this.#pending.delete(id)
  }

  #keep(message: Sent): void {
    this.#pending.set(message.id, message)
    this.#write(message)
  }

  #write(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }
}
