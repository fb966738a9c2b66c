/** One table on this page: the actions of the user, and the state. */

import { bound } from '../../deal/bound'
import type {
  AnalysisLine,
  Missing,
  OfferKind,
  Preset,
  Problem,
  ProposalInfo,
  ServerMessage,
  TableInfo,
} from '../../wire/protocol'
import type { Report } from '../../wire/types'
import { api, Declined, NO_CONNECTION, NO_RNG, problemOf, study } from '../../wire/api'
import { Connection } from './connection'
import { Following } from './following.svelte'
import type { Recorded } from './recorded'

/**
 * Errors that pass: the socket retries until the table can be shown. An answer from another server, such as the page of
 * a proxy, is `server.broken` too.
 */
const PASSING = ['connection.none', 'database.away', 'server.broken', 'request.too_many']

/** Take a seat, and commit this browser's random numbers to the deal. */
const joined = async (id: string, seat: number | null, name: string | null) =>
  api.join(id, { seat, name, commitment: await bound() })

export class Match extends Following {
  #closed = false
  /** The changes of the table that are on their way or wait for their turn. */
  #pressed: { request: unknown; details: string }[] = []
  #changed: Promise<boolean> = Promise.resolve(true)

  constructor(id: string, recorded: Recorded | null = null) {
    super(id, recorded)
    if (recorded === null) void this.#begin()
    else this.#show(recorded)
  }

  /** Show a record. Nothing of it can change, so there is no connection. */
  #show({ table, plies, now }: Recorded): void {
    this.table = table
    this.steps = plies
    this.now = now
    this.status = 'open'
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
    this.viewpoint = this.initialViewpoint()
    this.connection = new Connection(this.id, {
      hello: () => this.hello(),
      heard: (message, about) => this.heard(message, about),
      status: (status) => (this.status = status),
      late: (late) => (this.late = late),
    })
  }

  /** Show the match as it was after this ply. */
  goToPly(ply: number): void {
    this.board.catchUp()
    this.instead = null
    if (!this.looksBack) return
    this.replay = ply >= this.steps.length - 1 ? null : Math.max(0, ply)
  }

  play(move: string): void {
    this.board.catchUp()
    if (this.instead !== null) return this.goToPly(this.instead.ply)
    const question = this.acting === null || this.sending ? null : this.question(move)
    if (question === null) this.#make(move)
    else this.asking = { move, question }
  }

  /** Make the move that waited for confirmation. */
  confirmMove(): void {
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
    this.startSending('move')
    this.connection?.send({ do: 'move', ply: this.now.ply, undone: this.now.undone, seat, move })
  }

  /** Undo this person's last step, and the bots' replies to it, if the server still allows it. */
  undo(): void {
    this.board.catchUp()
    const seat = this.undoable
    if (seat === null || this.now === null || this.sending) return
    this.problem = null
    this.replay = null
    this.startSending('undo')
    this.connection?.send({ do: 'undo', ply: this.now.ply, undone: this.now.undone, seat })
  }

  /** Return the rules' report on a draft. Rejects with a `Declined`. */
  async examine(draft: string): Promise<Report> {
    if (this.instead !== null && this.shown !== null) return study.examine({ ...this.shown.view, rng: NO_RNG }, draft)
    const { report } = (await this.#ask({ do: 'examine', draft })) as Extract<ServerMessage, { say: 'examined' }>
    return report
  }

  /** Return a good move and the reason for it. Rejects with a `Declined`. */
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

  /** Report the moves of the finished match one after the other, each with the best move found. */
  analyse(heard: (line: AnalysisLine) => void, signal: AbortSignal): Promise<void> {
    return this.recorded?.analysis(heard, signal) ?? api.analysis(this.id, heard, signal)
  }

  resign(seat: number): void {
    this.problem = null
    this.connection?.send({ do: 'resign', seat })
  }

  /** Offer or accept another match, or refuse it. This browser commits to a number for its deal. */
  async offerMatch(kind: OfferKind, missing: Missing = 'wait'): Promise<void> {
    this.problem = null
    try {
      const commitment = kind === 'rematch' ? await bound() : null
      this.connection?.send({ do: 'offer', kind, missing, commitment })
    } catch (thrown) {
      this.#failed(thrown)
    }
  }

  /** Propose a change to all players. */
  propose(kind: string, params: Record<string, unknown> = {}): void {
    this.problem = null
    this.connection?.send({ do: 'propose', kind, params })
  }

  /** Accept, refuse or withdraw a proposal. */
  answerProposal({ kind, n }: ProposalInfo, agree: boolean): void {
    this.problem = null
    this.connection?.send({ do: 'answer', kind, n, agree })
  }

  /** Set the move to play when it is this seat's turn, if everything happens as foreseen. Null deletes it. */
  async sayAhead(move: string | null): Promise<void> {
    if (this.viewpoint === null) return
    try {
      this.ahead = (await api.sayAhead(this.id, this.viewpoint, move)).move
      this.problem = null
    } catch (thrown) {
      this.#failed(thrown)
    }
  }

  /** Take over a seat that was given up, or ask the players for it. Then open the socket again, as after joining. */
  async substitute(seat: number, name: string | null): Promise<boolean> {
    if (!(await this.change(api.substitute, this.id, seat, name))) return false
    this.viewpoint = this.initialViewpoint()
    this.reload()
    return true
  }

  say(words: { preset: Preset } | { text: string }): void {
    this.connection?.send({ do: 'say', ...words })
  }

  /**
   * Take a seat, under `name` if given. Then open the socket again, because only now is there a guest it can belong to.
   */
  async join(seat: number | null, name: string | null = null): Promise<void> {
    if (!(await this.change(joined, this.id, seat, name))) return
    this.viewpoint = this.initialViewpoint()
    this.reload()
  }

  /**
   * Request a change of the table, after those that were pressed before. A double press counts once: the same request
   * with the same details is not sent again while the first is on its way. Returns true if the server made the change.
   */
  change<Details extends unknown[]>(request: (...details: Details) => Promise<TableInfo>, ...details: Details): Promise<boolean> {
    const pressed = { request: request as unknown, details: JSON.stringify(details) }
    if (this.#pressed.some((one) => one.request === pressed.request && one.details === pressed.details))
      return Promise.resolve(false)
    const isFirst = this.#pressed.length === 0
    this.#pressed.push(pressed)
    const send = () => this.#change(() => request(...details))
    this.#changed = (isFirst ? send() : this.#changed.then(send)).finally(() =>
      this.#pressed.splice(this.#pressed.indexOf(pressed), 1),
    )
    return this.#changed
  }

  /** Send the request, and adopt the table or the refusal that the server answers with. */
  async #change(request: () => Promise<TableInfo>): Promise<boolean> {
    try {
      this.#learn(await request())
      this.problem = null
      return true
    } catch (thrown) {
      this.#failed(thrown)
      return false
    }
  }

  /** Adopt the table from an answer, unless the socket has sent a newer state since. */
  #learn(table: TableInfo): void {
    if (this.table === null || !(table.at < this.table.at)) this.table = table
  }

  /** The request failed. */
  #failed(thrown: unknown): void {
    this.problem = problemOf(thrown)
    this.passing = false
  }

  override close(): void {
    this.#closed = true
    super.close()
  }
}
