/** What was sent at a table and is not answered yet: nothing that somebody presses is lost without a word. */

import { NO_CONNECTION } from '../../wire/api'
import type { ClientMessage, Problem } from '../../wire/protocol'

type Verb = Exclude<ClientMessage, { do: 'hello' | 'watch' | 'ping' }>
export type Sent = Verb & { id: string }
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never
/** A message before it has an id. */
export type Unsent = WithoutId<Verb>

/** So long after it was sent, people are told that the answer is late. */
export const LATE_MS = 4_000
/** So long after it was sent, what is not answered counts as failed. */
export const LIMIT_MS = 120_000
const LOOK_EVERY_MS = 1_000
const ASK_AGAIN_AFTER_MS = 2_000
export const UNANSWERED: Problem = { code: 'connection.unanswered', params: {} }

interface Kind {
  /** It names the position that it belongs to: it does no harm however late it arrives, and never counts as failed. */
  patient?: true
  /** Of no use over another connection: a page asks anew, and its hello says whose eyes it uses. */
  here?: true
  /** Of no use once the match is over. */
  running?: true
  /** Nobody waits for the answer, or they know that it takes a while. */
  quiet?: true
}
const KINDS: Record<Verb['do'], Kind> = {
  move: { patient: true, running: true },
  undo: { patient: true, running: true },
  resign: { running: true },
  propose: { running: true },
  answer: { running: true },
  offer: {},
  say: {},
  commit: { quiet: true },
  reveal: { quiet: true },
  look: { here: true, quiet: true },
  examine: { here: true, quiet: true },
  advise: { here: true, quiet: true },
}

interface Entry {
  message: Sent
  since: number
  /** Whether it may have counted or not: sent again until the answer tells. */
  doubted: boolean
}

interface Listener {
  /** Sends it, if the connection is there. */
  write(message: Sent): void
  /** Nothing came of it, as far as this page knows. */
  failed(message: Sent, problem: Problem): void
  /** Whether an answer is late. */
  late(late: boolean): void
}

let counter = 0

/** A message id, unique among all clients; `crypto.randomUUID` is missing on plain http. */
export function messageId(): string {
  const random = crypto.getRandomValues(new Uint32Array(3))
  return `${[...random].map((part) => part.toString(36)).join('')}-${(counter++).toString(36)}`
}

export class Outbox {
  readonly #listener: Listener
  #waiting = new Map<string, Entry>()
  #clock: ReturnType<typeof setInterval> | undefined
  #late = false
  #closed = false

  constructor(listener: Listener) {
    this.#listener = listener
  }

  /** Sends this as soon as it can be, and again until it is answered; its id. */
  send(unsent: Unsent): string {
    const message = { ...unsent, id: messageId() } as Sent
    if (this.#closed) return message.id
    this.#waiting.set(message.id, { message, since: Date.now(), doubted: false })
    this.#clock ??= setInterval(() => this.#look(), LOOK_EVERY_MS)
    this.#listener.write(message)
    return message.id
  }

  /** There is a new connection: everything is sent once more. */
  sendAgain(): void {
    for (const { message } of this.#waiting.values()) this.#listener.write(message)
  }

  /** What was answered; null if nobody waits for it. */
  answered(id: string): Sent | null {
    const entry = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (entry !== undefined) this.#look()
    return entry?.message ?? null
  }

  /** Whether this refusal leaves open if the message counts: then it is asked again. `first`: nobody was told so yet. */
  doubts(id: string, code: string): 'first' | 'again' | null {
    const entry = this.#waiting.get(id)
    const open = code === 'database.in_doubt' || (code === 'database.away' && entry?.doubted === true)
    if (entry === undefined || !open) return null
    const before = entry.doubted
    entry.doubted = true
    setTimeout(() => {
      if (this.#waiting.has(id)) this.#listener.write(entry.message)
    }, ASK_AGAIN_AFTER_MS)
    return before ? 'again' : 'first'
  }

  /** The connection is gone, and with it what another one cannot answer. */
  broken(): void {
    for (const { message } of [...this.#waiting.values()])
      if (message.do === 'look') this.answered(message.id)
      else if (KINDS[message.do].here) this.#fail(message, NO_CONNECTION)
  }

  /** The match is over: nothing is moved any more; talk goes on. */
  over(): void {
    for (const { message } of [...this.#waiting.values()]) if (KINDS[message.do].running) this.answered(message.id)
  }

  /** Nobody waits for anything any more. */
  close(): void {
    this.#closed = true
    this.broken()
    this.#waiting.clear()
    this.#look()
  }

  #look(): void {
    const now = Date.now()
    for (const { message, since } of [...this.#waiting.values()])
      if (now - since >= LIMIT_MS && !KINDS[message.do].patient) this.#fail(message, UNANSWERED)
    const late = [...this.#waiting.values()].some(({ message, since }) => now - since >= LATE_MS && !KINDS[message.do].quiet)
    if (late !== this.#late) this.#listener.late((this.#late = late))
    if (this.#waiting.size > 0) return
    clearInterval(this.#clock)
    this.#clock = undefined
  }

  #fail(message: Sent, problem: Problem): void {
    this.#waiting.delete(message.id)
    this.#listener.failed(message, problem)
  }
}
