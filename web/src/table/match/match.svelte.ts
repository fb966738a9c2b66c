/** One table as this page has it: what somebody here does there, and what is known of it. */

import { bound } from '../../deal/bound'
import type { Missing, OfferKind, Preset, Problem, ProposalInfo, ServerMessage, TableInfo } from '../../wire/protocol'
import type { Report } from '../../wire/types'
import { api, Declined, NO_CONNECTION, NO_RNG, problemOf, study } from '../../wire/api'
import { Connection } from './connection'
import { Following } from './following.svelte'

/**
 * Why a table cannot be asked for, though it may be there: the socket tries again until it can be shown. An answer that is
 * not the server's own, such as a page of a proxy, is `server.broken` too.
 */
const PASSING = ['connection.none', 'database.away', 'server.broken', 'request.too_many']

export class Match extends Following {
  #closed = false
  /** A change of the table is asked for and not answered. */
  #changing = false

  constructor(id: string) {
    super(id)
    void this.#begin()
  }

  async #begin(): Promise<void> {
    try {
      this.table = await api.table(this.id)
    } catch (thrown) {
      const problem = problemOf(thrown)
      if (!PASSING.includes(problem.code)) {
        this.missing = problem
        return
      }
    }
    if (this.#closed) return
    this.look = this.eyes()
    this.connection = new Connection(this.id, {
      hello: () => this.hello(),
      heard: (message, about) => this.heard(message, about),
      status: (status) => (this.status = status),
      late: (late) => (this.late = late),
    })
  }

  /** Shows the match as it was after this ply. */
  stand(ply: number): void {
    this.board.catchUp()
    this.instead = null
    if (!this.looksBack) return
    this.replay = ply >= this.steps.length - 1 ? null : Math.max(0, ply)
  }

  play(move: string): void {
    this.board.catchUp()
    if (this.instead !== null) return this.stand(this.instead.ply)
    const question = this.acting === null || this.sending ? null : this.question(move)
    if (question === null) this.#make(move)
    else this.asking = { move, question }
  }

  /** Makes the move that was asked about. */
  insist(): void {
    this.board.catchUp()
    const asked = this.asking
    this.asking = null
    if (asked !== null) this.#make(asked.move)
  }

  #make(move: string): void {
    const seat = this.acting?.seat
    if (seat === undefined || this.now === null || this.sending || this.lingering) return
    this.problem = null
    this.replay = null
    this.startSending()
    this.connection?.send({ do: 'move', ply: this.now.ply, undone: this.now.undone, seat, move })
  }

  /** Takes this person's last step back, if the server still lets them. */
  undo(): void {
    this.board.catchUp()
    const seat = this.latest?.seat
    if (seat === null || seat === undefined || this.now?.undo !== true || this.sending) return
    this.problem = null
    this.replay = null
    this.startSending()
    this.connection?.send({ do: 'undo', ply: this.now.ply, undone: this.now.undone, seat })
  }

  /** What the rules say of a move being built. Rejects with a `Declined`. */
  async examine(draft: string): Promise<Report> {
    if (this.instead !== null && this.shown !== null) return study.examine({ ...this.shown.view, rng: NO_RNG }, draft)
    const { report } = (await this.#ask({ do: 'examine', draft })) as Extract<ServerMessage, { say: 'examined' }>
    return report
  }

  /** A good move, and why. Rejects with a `Declined`. */
  async advise(): Promise<{ move: string; reason: Problem | null }> {
    return (await this.#ask({ do: 'advise' })) as Extract<ServerMessage, { say: 'advice' }>
  }

  #ask(question: { do: 'examine'; draft: string } | { do: 'advise' }): Promise<ServerMessage> {
    this.board.catchUp()
    const seat = this.acting?.seat
    const ready = this.connection !== null && this.status === 'open' && !this.lingering
    if (seat === undefined || this.now === null || !ready || this.connection === null)
      return Promise.reject(new Declined(NO_CONNECTION))
    return this.questions.ask(this.connection.send({ ...question, ply: this.now.ply, seat }))
  }

  resign(seat: number): void {
    this.problem = null
    this.connection?.send({ do: 'resign', seat })
  }

  /** Offers or agrees to another match, for whose deal this browser binds itself, or refuses. */
  async propose(kind: OfferKind, missing: Missing = 'wait'): Promise<void> {
    this.problem = null
    try {
      const commitment = kind === 'rematch' ? await bound() : null
      this.connection?.send({ do: 'offer', kind, missing, commitment })
    } catch (thrown) {
      this.#failed(thrown)
    }
  }

  /** Proposes a change to all who play. */
  suggest(kind: string, params: Record<string, unknown> = {}): void {
    this.problem = null
    this.connection?.send({ do: 'propose', kind, params })
  }

  /** Agrees to what is proposed, or refuses or withdraws it. */
  answer({ kind, n }: ProposalInfo, agree: boolean): void {
    this.problem = null
    this.connection?.send({ do: 'answer', kind, n, agree })
  }

  /** What to play when it is this seat's turn, if all is as foreseen; null: nothing. */
  async sayAhead(move: string | null): Promise<void> {
    if (this.look === null) return
    try {
      this.ahead = (await api.sayAhead(this.id, this.look, move)).move
      this.problem = null
    } catch (thrown) {
      this.#failed(thrown)
    }
  }

  /** Plays on for a seat that was given up, or asks those who play; the socket is opened anew, as on joining. */
  async substitute(seat: number, name: string | null): Promise<void> {
    if (!(await this.change(() => api.substitute(this.id, seat, name)))) return
    this.look = this.eyes()
    this.again()
  }

  speak(words: { preset: Preset } | { text: string }): void {
    this.connection?.send({ do: 'say', ...words })
  }

  /** Sits down, called `name` if there is one; the socket is opened anew, for only now there is a guest it can belong to. */
  async join(seat: number | null, name: string | null = null): Promise<void> {
    const request = async () => api.join(this.id, { seat, name, commitment: await bound() })
    if (!(await this.change(request))) return
    this.look = this.eyes()
    this.again()
  }

  /** Asks for a change of the table, unless one is on its way: who presses twice means it once. Says whether it is done. */
  async change(request: () => Promise<TableInfo>): Promise<boolean> {
    if (this.#changing) return false
    this.#changing = true
    try {
      this.#learn(await request())
      this.problem = null
      return true
    } catch (thrown) {
      this.#failed(thrown)
      return false
    } finally {
      this.#changing = false
    }
  }

  /** Takes the table from an answer, unless the socket has told since how it stands. */
  #learn(table: TableInfo): void {
    if (this.table === null || !(table.at < this.table.at)) this.table = table
  }

  /** What was asked for came to nothing. */
  #failed(thrown: unknown): void {
    this.problem = problemOf(thrown)
    this.passing = false
  }

  override close(): void {
    this.#closed = true
    super.close()
  }
}
