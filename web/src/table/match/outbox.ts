/** The messages of a table that wait for an answer. No action of the user is lost without a report. */

import { NO_CONNECTION } from '../../wire/api'
import type { ClientMessage, Problem } from '../../wire/protocol'

type Verb = Exclude<ClientMessage, { do: 'hello' | 'watch' | 'ping' }>
export type Sent = Verb & { id: string }
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never
/** A message before it has an id. */
export type Unsent = WithoutId<Verb>

/** The time after which the page reports a late answer. */
export const LATE_MS = 4_000
/** The time after which an unanswered message has failed. */
export const LIMIT_MS = 120_000
const CHECK_EVERY_MS = 1_000
const ASK_AGAIN_AFTER_MS = 2_000
export const UNANSWERED: Problem = { code: 'connection.unanswered', params: {} }

interface Kind {
  /** The message names its position, so a late arrival does no harm. It never fails by time. */
  patient?: true
  /** Of no use over another connection: the page asks again, and its hello contains the viewpoint. */
  here?: true
  /** Of no use once the match is over. */
  running?: true
  /** The user does not wait for the answer, or knows that it takes a while. */
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
  /** True if it is unknown whether the message counted. It is sent again until the answer decides. */
  doubted: boolean
}

interface Listener {
  /** Send the message, if there is a connection. */
  write(message: Sent): void
  /** The message failed, as far as this page knows. */
  failed(message: Sent, problem: Problem): void
  /** Called when an answer becomes late, and when no answer is late any more. */
  late(late: boolean): void
}

let counter = 0

/** Return a message id, unique among all clients. `crypto.randomUUID` is missing on plain http. */
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

  /** Send this as soon as possible, and again until it is answered. Returns its id. */
  send(unsent: Unsent): string {
    const message = { ...unsent, id: messageId() } as Sent
    if (this.#closed) return message.id
    this.#waiting.set(message.id, { message, since: Date.now(), doubted: false })
    this.#clock ??= setInterval(() => this.#checkTimes(), CHECK_EVERY_MS)
    this.#listener.write(message)
    return message.id
  }

  /** There is a new connection: send everything once more. */
  sendAgain(): void {
    for (const { message } of this.#waiting.values()) this.#listener.write(message)
  }

  /** Remove and return the answered message; null if none waits under this id. */
  answered(id: string): Sent | null {
    const entry = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (entry !== undefined) this.#checkTimes()
    return entry?.message ?? null
  }

  /**
   * Return null if this refusal decides that the message does not count. Otherwise it is sent again; `first`: the user
   * must be informed.
   */
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

  /** The connection is gone: drop the messages that no other connection can answer. */
  broken(): void {
    for (const { message } of [...this.#waiting.values()])
      if (message.do === 'look') this.answered(message.id)
      else if (KINDS[message.do].here) this.#fail(message, NO_CONNECTION)
  }

  /** The match is over: drop moves, but keep chat. */
  over(): void {
    for (const { message } of [...this.#waiting.values()]) if (KINDS[message.do].running) this.answered(message.id)
  }

  /** Drop everything. */
  close(): void {
    this.#closed = true
    this.broken()
    this.#waiting.clear()
    this.#checkTimes()
  }

  #checkTimes(): void {
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
