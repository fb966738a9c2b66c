/** What this browser knows of one table: the story so far, who sits here, and what may be done now. */

import type { Happened, Now, OfferKind, Problem, ProposalInfo, Seat, Step, StepBack, TableInfo } from '../../wire/protocol'
import { helpOf } from '../../terms/help'
import { Conversation } from '../talk/conversation.svelte'
import type { Question } from '../turn/question'
import { BoardState } from './board.svelte'
import type { Status } from './connection'
import { hides } from './steps'

const NO_MOVES: string[] = []

export abstract class Known {
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
  protected shared = $derived((this.table?.seats.filter((seat) => seat.own).length ?? 0) > 1)
  watching = $derived(this.mine.length === 0)
  /** The seat of whoever looks at this page, where that is one person: the story says "you" to them. */
  you = $derived<number | null>(this.shared ? null : (this.table?.seats.find((seat) => seat.own)?.seat ?? null))
  latest = $derived<Step | null>(this.steps.at(-1) ?? null)
  protected at = $derived<number | null>(this.instead === null ? this.replay : this.instead.ply - 1)
  shown = $derived<Step | null>(this.at === null ? this.latest : (this.steps[this.at] ?? this.latest))
  /** The story up to what is shown. */
  told = $derived<Step[]>(this.at === null ? this.steps : this.steps.slice(0, this.at + 1))
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
      this.shared &&
      this.hidden &&
      this.acting !== null &&
      this.look !== this.acting.seat,
  )
  /** The moves this person may make now, on the board that is shown; while one is on its way to the server, no other is sent. */
  legal = $derived(this.replay === null && !this.slow ? this.legalIn(this.now) : NO_MOVES)

  readonly board = new BoardState(this)
  readonly conversation = new Conversation()

  constructor(id: string) {
    this.id = id
  }

  /** What may be done at this device according to `now`. */
  legalIn(now: Now | null): string[] {
    const seat = now?.turn ?? null
    const here = seat !== null && seat === this.look && this.mine.some((mine) => mine.seat === seat)
    return (here ? now?.legal : null) ?? NO_MOVES
  }

  /** Whose eyes to begin with: at a table with one person at this device, theirs. */
  protected eyes(): number | null {
    const seats = this.mine
    return seats.length === 1 && !this.shared ? (seats[0]?.seat ?? null) : null
  }
}
