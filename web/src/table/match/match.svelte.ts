/** What this browser knows of one table: the story so far, what may be done now, and who talks. */

import { api, Declined, NO_CONNECTION, NO_RNG, problemOf, study } from '../../api'
import type { Report } from '../../games/types'
import type {
  Happened,
  Now,
  Missing,
  OfferKind,
  Preset,
  Problem,
  ProposalInfo,
  Seat,
  ServerMessage,
  Step,
  StepBack,
  TableInfo,
} from '../../protocol'
import { own } from '../../own/own.svelte'
import { helpOf } from '../../create/terms/help'
import { Binding } from '../../deal/binding'
import type { Question } from '../turn/question'
import { BoardState } from './board.svelte'
import { Connection, type Status } from './connection'
import type { Sent } from './outbox'
import { Conversation } from '../talk/conversation.svelte'
import { Questions } from './questions'
import { forgotten, hides, merged } from './steps'

/** How long whoever moved on a shared device still sees what came of it, unless they have seen it sooner. */
const LINGER_MS = 1500
/** How long the board waits for the answer to a move before it shows that nothing can be done: a quick one is drawn once. */
const QUICK_MS = 100
const NO_MOVES: string[] = []
/**
 * Why a table cannot be asked for, though it may be there: the socket tries again until it can be shown. An answer that is
 * not the server's own, such as a page of a proxy, is `server.broken` too.
 */
const PASSING = ['connection.none', 'database.away', 'server.broken', 'request.too_many']

export class Match {
  readonly id: string
  table = $state.raw<TableInfo | null>(null)
  steps = $state.raw<Step[]>([])
  now = $state.raw<Now | null>(null)
  /** What happened at the table besides moves, giving up and talk. */
  happened = $state.raw<Happened[]>([])
  /** What is proposed to those who play, and not settled. */
  proposals = $state.raw<ProposalInfo[]>([])
  offer = $state.raw<{ kind: OfferKind; by: number[] }>({ kind: 'none', by: [] })
  /** The move that is said ahead for the seat looked through. */
  ahead = $state<string | null>(null)
  look = $state<number | null>(null)
  status = $state<Status>('connecting')
  problem = $state.raw<Problem | null>(null)
  /** The problem is one of the position: it is gone with the next step. */
  #passing = false
  /** What was pressed here waits for its answer longer than it should. */
  late = $state(false)
  /** The table cannot be shown at all. */
  missing = $state.raw<Problem | null>(null)
  /** A move is on its way to the server. */
  sending = $state(false)
  /** It has been for so long that the board shows it. */
  slow = $state(false)
  /** It is, and the board still shows what could be done before it. */
  justSent = $derived(this.sending && !this.slow)
  /** A move that waits for its player's yes, as long as it can be made. */
  asking = $state.raw<{ move: string; question: Question } | null>(null)
  /** What is to be asked before a move is made; null: nothing. The table knows, whose game has something to say. */
  question: (move: string) => Question | null = () => null
  /** The move that somebody asked to be shown, as long as it can be made. */
  hint = $state.raw<string | null>(null)
  /** Who took back the step after which ply, as long as this page has been open. */
  takenBack = $state.raw<StepBack[]>([])
  /** The ply that the replay stands at; null follows the match. */
  replay = $state<number | null>(null)
  /** Another move than the one made at this ply of a finished match: it is shown in the position before, as whose move it was saw it. */
  instead = $state.raw<{ ply: number; seat: number; move: string } | null>(null)

  /** The seats that are played here; those that were given up are not. */
  mine = $derived<Seat[]>(this.table?.seats.filter((seat) => seat.mine) ?? [])
  /** Several people share this device, also when all but one have given up. */
  #shared = $derived((this.table?.seats.filter((seat) => seat.own).length ?? 0) > 1)
  watching = $derived(this.mine.length === 0)
  /** The seat of whoever looks at this page, where that is one person: the story says "you" to them. */
  you = $derived<number | null>(this.#shared ? null : (this.table?.seats.find((seat) => seat.own)?.seat ?? null))
  latest = $derived<Step | null>(this.steps.at(-1) ?? null)
  #at = $derived<number | null>(this.instead === null ? this.replay : this.instead.ply - 1)
  shown = $derived<Step | null>(this.#at === null ? this.latest : (this.steps[this.#at] ?? this.latest))
  /** The story up to what is shown. */
  told = $derived<Step[]>(this.#at === null ? this.steps : this.steps.slice(0, this.#at + 1))
  /** What has been may be looked at again: once the match is over always, before where that was agreed. */
  looksBack = $derived(this.table?.state === 'over' || helpOf(this.table?.terms).look_back)
  hidden = $derived(this.latest !== null && hides(this.latest.view))
  /** Who must act now, if it is somebody at this device. */
  acting = $derived<Seat | null>(this.mine.find((seat) => seat.seat === this.now?.turn) ?? null)
  /** What came of the move just made here is still looked at, by the eyes that made it: the curtain waits. */
  lingering = $state(false)
  /** The device must change hands before the next hand is shown. */
  curtain = $derived(
    !this.lingering &&
      this.table?.state === 'running' &&
      this.#shared &&
      this.hidden &&
      this.acting !== null &&
      this.look !== this.acting.seat,
  )
  /** The moves this person may make now, on the board that is shown; while one is on its way to the server, no other is sent. */
  legal = $derived(this.replay === null && !this.slow ? this.legalIn(this.now) : NO_MOVES)

  readonly board = new BoardState(this)
  readonly conversation = new Conversation()
  #binding = new Binding((contribution) => this.#connection?.send(contribution))
  #questions = new Questions()
  #connection: Connection | null = null
  /** All is told again; what is shown stays until it comes, so that the last move is seen to its end. */
  #retold = false
  #closed = false
  /** A change of the table is asked for and not answered. */
  #changing = false
  #lingers: ReturnType<typeof setTimeout> | undefined
  #patience: ReturnType<typeof setTimeout> | undefined

  constructor(id: string) {
    this.id = id
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
    this.look = this.#eyes()
    this.#connection = new Connection(this.id, {
      hello: () => {
        this.board.catchUp()
        return { last: this.#retold ? -1 : this.steps.length - 1, undone: this.now?.undone ?? 0, look: this.look }
      },
      heard: (message, about) => this.#heard(message, about),
      status: (status) => (this.status = status),
      late: (late) => (this.late = late),
    })
  }

  /** What may be done at this device according to `now`. */
  legalIn(now: Now | null): string[] {
    const seat = now?.turn ?? null
    const here = seat !== null && seat === this.look && this.mine.some((mine) => mine.seat === seat)
    return (here ? now?.legal : null) ?? NO_MOVES
  }

  /** Whose eyes to begin with: at a table with one person at this device, theirs. */
  #eyes(): number | null {
    const seats = this.mine
    return seats.length === 1 && !this.#shared ? (seats[0]?.seat ?? null) : null
  }

  #heard(message: ServerMessage, about: Sent | null): void {
    this.board.catchUp()
    switch (message.say) {
      case 'welcome':
        this.table = message.table
        void this.#binding.follow(message.table)
        this.look = message.look
        if (this.look === null && this.#eyes() !== null) {
          // The table was not known when hello was said, so neither was whose eyes to use.
          this.look = this.#eyes()
          this.#again()
          return
        }
        if (this.#retold) this.steps = []
        this.#retold = false
        // What was taken back while this page was away is no more.
        if (message.now !== null && message.now.undone !== (this.now?.undone ?? 0)) this.steps = []
        this.takenBack = message.taken_back
        this.#add(message.plies)
        this.conversation.start(message.talk, message.untold)
        this.happened = message.happened
        this.proposals = message.proposals
        this.ahead = message.ahead?.move ?? null
        this.offer = { kind: message.offer.kind, by: message.offer.by }
        this.#is(message.now)
        break
      case 'look':
        if (message.look !== this.look && this.hidden) {
          // Not asked for: somebody gave up here, and sees what a spectator sees, of what has been too.
          this.look = message.look
          this.#again()
          return
        }
        this.look = message.look
        this.#add([message.step])
        this.#is(message.now)
        break
      case 'step':
        // What lay open for a moment only, the story of this page forgets too.
        this.#goesOn(message.before === null ? [message.step] : [message.before, message.step], message.now)
        break
      case 'undone':
        this.takenBack = [...this.takenBack, { seat: message.seat, ply: message.step.ply }]
        this.steps = this.steps.slice(0, message.step.ply)
        if (this.replay !== null && this.replay >= message.step.ply) this.replay = null
        this.#add([message.step])
        this.#is(message.now)
        break
      case 'table': {
        const watched = this.table?.state === 'running' && this.mine.length === 0
        this.table = message.table
        void this.#binding.follow(message.table)
        // Before the match the host may have people change places.
        if (message.table.state === 'waiting') this.look = this.#eyes()
        if (watched && message.table.state === 'running' && this.mine.length > 0) {
          // Somebody who looked on plays from now on: the story is told again as that seat knows it.
          this.look = this.#eyes()
          this.#again()
        }
        break
      }
      case 'talk':
        this.conversation.hear(message.talk)
        break
      case 'untold':
        this.conversation.remove(message.lines)
        break
      case 'happened':
        if (!this.happened.some((event) => event.n === message.event.n)) this.happened = [...this.happened, message.event]
        break
      case 'proposals':
        this.proposals = message.proposals
        break
      case 'offer':
        this.offer = { kind: message.kind, by: message.by }
        break
      case 'awaiting':
        own.awaits(message.tables)
        break
      case 'examined':
      case 'advice':
        this.#questions.answer(message.id, message)
        break
      case 'ack':
        if (about?.do === 'commit') this.#binding.answered()
        // Now it is known that it counts.
        if (this.problem?.code === 'database.in_doubt') this.problem = null
        break
      case 'error':
        if (this.#questions.refuse(message)) break
        if (about?.do === 'commit' || about?.do === 'reveal') this.#binding.failed()
        else this.#refuse(message, about)
        break
    }
  }

  #refuse({ code, params }: ServerMessage & { say: 'error' }, about: Sent | null): void {
    if (about?.do === 'say' && about.text != null) this.conversation.giveBack(about.text)
    // What answers nothing that was sent, such as a server that cannot be used yet, leaves a move on its way. In doubt,
    // it is asked about until it is known to count or not.
    const ofMove = about?.do === 'move' || about?.do === 'undo'
    if (ofMove && code !== 'database.in_doubt') this.#refused()
    if (code === 'table.unknown' || code === 'device.ended') this.missing = { code, params }
    else this.problem = { code, params }
    this.#passing = about === null || ofMove
  }

  /** Somebody moved. Where nothing else comes of it than a step, the board shows that first. */
  #goesOn(plies: Step[], now: Now): void {
    const steps = this.#with(plies)
    const tellAll = () => {
      this.#tell(steps)
      this.#is(now, true)
    }
    const plain = steps !== null && now.over === null && this.#at === null && !this.#shared && !document.hidden
    if (plain) this.board.show({ steps, now }, tellAll)
    else tellAll()
  }

  #add(plies: Step[]): void {
    if (plies.length > 0) this.#tell(this.#with(plies))
  }

  /** The story with these plies; null where something between was missed. */
  #with(plies: Step[]): Step[] | null {
    const steps = merged(this.steps, plies, !this.looksBack)
    return steps === null || this.looksBack ? steps : forgotten(steps, this.look)
  }

  #tell(steps: Step[] | null): void {
    if (steps === null) this.#again()
    else this.steps = steps
  }

  /** `moved`: there is a step that whoever sits here has not seen yet. */
  #is(now: Now | null, moved = false): void {
    if (now === null) return
    const ended = now.over !== null && this.now?.over === null
    const opened = ended && (!helpOf(this.table?.terms).look_back || this.steps.some((step) => hides(step.view)))
    const elsewhere = now.ply !== this.now?.ply || now.undone !== this.now.undone
    if (elsewhere || now.over !== null) this.#answered()
    if (elsewhere) this.hint = null
    if (elsewhere || now.over !== null) this.asking = null
    // What was said ahead is played now, or it is not as it was foreseen.
    if (now.turn === this.look || now.undone !== (this.now?.undone ?? now.undone)) this.ahead = null
    // A connection that was lost and is back lets nothing go that somebody has begun: the list is the same one.
    const { legal } = this.now ?? {}
    this.now = !elsewhere && legal && now.legal?.join() === legal.join() ? { ...now, legal } : now
    if (elsewhere && now.over === null && this.#passing) this.problem = null
    if (opened) {
      this.#retold = true
      this.#connection?.restart()
      return
    }
    this.#turnEyes(moved)
    // What those who watched said among themselves is told now.
    if (ended && this.table?.terms.talk === 'players') this.listenAgain()
  }

  /** Asks again what may be heard here: that has changed. */
  listenAgain(): void {
    this.#connection?.restart()
  }

  /** At an open game nobody minds whose eyes are used: they follow the turn. Elsewhere they close, after a look at the last step. */
  #turnEyes(moved: boolean): void {
    this.#stopLingering()
    const seat = this.acting?.seat
    if (seat === undefined || this.look === seat || this.now?.over != null) return
    if (!this.hidden) this.lift(seat)
    else if (this.look !== null && moved) {
      this.lingering = true
      this.#lingers = setTimeout(() => this.handOver(), LINGER_MS)
    } else if (this.look !== null) this.lift(null)
  }

  #stopLingering(): void {
    if (!this.lingering) return
    clearTimeout(this.#lingers)
    this.lingering = false
  }

  /** What came of the move has been seen: the curtain falls. */
  handOver(): void {
    if (!this.lingering) return
    this.#stopLingering()
    this.lift(null)
  }

  /** Looks through the eyes of `seat` from now on; the story is told again as that seat may know it. */
  lift(seat: number | null): void {
    this.board.catchUp()
    if (this.look === seat) return
    this.look = seat
    if (this.hidden) this.#again()
    else this.#connection?.send({ do: 'look', seat })
  }

  /** Everything again from the deal, as this viewer may know it now. */
  #again(): void {
    this.board.catchUp()
    this.steps = []
    this.#connection?.restart()
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
    this.#send()
    this.#connection?.send({ do: 'move', ply: this.now.ply, undone: this.now.undone, seat, move })
  }

  #send(): void {
    this.sending = true
    this.#patience = setTimeout(() => (this.slow = true), QUICK_MS)
  }

  #answered(): void {
    if (!this.sending) return
    clearTimeout(this.#patience)
    this.sending = false
    this.slow = false
  }

  /** What may be done is told again: the board lets go of what was begun, and gives the focus back. */
  #refused(): void {
    if (!this.sending) return
    this.#answered()
    if (this.now !== null) this.now = { ...this.now, legal: this.now.legal && [...this.now.legal] }
  }

  /** Takes this person's last step back, if the server still lets them. */
  undo(): void {
    this.board.catchUp()
    const seat = this.latest?.seat
    if (seat === null || seat === undefined || this.now?.undo !== true || this.sending) return
    this.problem = null
    this.replay = null
    this.#send()
    this.#connection?.send({ do: 'undo', ply: this.now.ply, undone: this.now.undone, seat })
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
    const ready = this.#connection !== null && this.status === 'open' && !this.lingering
    if (seat === undefined || this.now === null || !ready || this.#connection === null)
      return Promise.reject(new Declined(NO_CONNECTION))
    return this.#questions.ask(this.#connection.send({ ...question, ply: this.now.ply, seat }))
  }

  resign(seat: number): void {
    this.problem = null
    this.#connection?.send({ do: 'resign', seat })
  }

  /** Offers or agrees to another match, for whose deal this browser binds itself, or refuses. */
  async propose(kind: OfferKind, missing: Missing = 'wait'): Promise<void> {
    this.problem = null
    try {
      const commitment = kind === 'rematch' ? (await import('../../deal/mixing')).bind() : null
      this.#connection?.send({ do: 'offer', kind, missing, commitment })
    } catch (thrown) {
      this.#failed(thrown)
    }
  }

  /** Proposes a change to all who play. */
  suggest(kind: string, params: Record<string, unknown> = {}): void {
    this.problem = null
    this.#connection?.send({ do: 'propose', kind, params })
  }

  /** Agrees to what is proposed, or refuses or withdraws it. */
  answer({ kind, n }: ProposalInfo, agree: boolean): void {
    this.problem = null
    this.#connection?.send({ do: 'answer', kind, n, agree })
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
    this.look = this.#eyes()
    this.#again()
  }

  speak(words: { preset: Preset } | { text: string }): void {
    this.#connection?.send({ do: 'say', ...words })
  }

  /** Sits down, called `name` if there is one; the socket is opened anew, for only now there is a guest it can belong to. */
  async join(seat: number | null, name: string | null = null): Promise<void> {
    const request = async () => {
      const { bind } = await import('../../deal/mixing')
      return api.join(this.id, { seat, name, commitment: bind() })
    }
    if (!(await this.change(request))) return
    this.look = this.#eyes()
    this.#again()
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
    this.#passing = false
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#lingers)
    clearTimeout(this.#patience)
    this.#connection?.close()
  }
}
