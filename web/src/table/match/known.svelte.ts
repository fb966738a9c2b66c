/** The state of one table in this browser: the story so far, the seats, and the legal moves. */

import type { Happened, Now, OfferKind, Problem, ProposalInfo, Seat, Step, StepBack, TableInfo } from '../../wire/protocol'
import { helpOf } from '../../terms/help'
import { Conversation } from '../talk/conversation.svelte'
import type { Question } from '../turn/question'
import { BoardState } from './board.svelte'
import type { Status } from './connection'
import type { Recorded } from './recorded'
import { hides } from './steps'

const NO_MOVES: string[] = []

export abstract class Known {
  readonly id: string
  /** The record that the page shows; null at a table. */
  readonly recorded: Recorded | null
  table = $state.raw<TableInfo | null>(null)
  steps = $state.raw<Step[]>([])
  now = $state.raw<Now | null>(null)
  /** Events at the table other than moves, resignations and chat. */
  happened = $state.raw<Happened[]>([])
  /** Open proposals to the players. */
  proposals = $state.raw<ProposalInfo[]>([])
  offer = $state.raw<{ kind: OfferKind; by: number[] }>({ kind: 'none', by: [] })
  /** The move said ahead for the seat of the viewpoint. */
  ahead = $state<string | null>(null)
  viewpoint = $state<number | null>(null)
  status = $state<Status>('connecting')
  problem = $state.raw<Problem | null>(null)
  /** True if an answer to this page is late. */
  late = $state(false)
  /** The reason why the table cannot be shown at all. */
  missing = $state.raw<Problem | null>(null)
  /** True while a move is on its way to the server. */
  sending = $state(false)
  /** What is on its way, or was last. */
  sent = $state<'move' | 'undo'>('move')
  /** True once that has taken so long that the board shows it. */
  slow = $state(false)
  /** True while a move is on its way and the board still shows the state before it. */
  justSent = $derived(this.sending && !this.slow)
  /** A move that waits for the player's confirmation, as long as it is legal. */
  asking = $state.raw<{ move: string; question: Question } | null>(null)
  /** Return the question before a move, or null. The table sets this, because it knows the game. */
  question: (move: string) => Question | null = () => null
  /** The hinted move, as long as it is legal. */
  hint = $state.raw<string | null>(null)
  /** The undos since this page opened: who undid, and back to which ply. */
  takenBack = $state.raw<StepBack[]>([])
  /** The ply of the replay; null follows the match. */
  replay = $state<number | null>(null)
  /**
   * Another move than the one made at this ply of a finished match. The board shows it in the position before, from the
   * viewpoint of its player.
   */
  instead = $state.raw<{ ply: number; seat: number; move: string } | null>(null)

  /** The seats that are played here, except those given up. */
  mine = $derived<Seat[]>(this.table?.seats.filter((seat) => seat.mine) ?? [])
  /** True if several people share this device, even if all but one have resigned. */
  protected shared = $derived((this.table?.seats.filter((seat) => seat.own).length ?? 0) > 1)
  watching = $derived(this.mine.length === 0)
  /** True if all seats that are not played at this device are bots', and this person plays, or nobody else looks on. */
  amongBots = $derived(
    (this.isRecord() || !this.watching) && (this.table?.seats.every(({ own, kind }) => own || kind === 'bot') ?? false),
  )
  /** The seat of the person at this page, if there is only one: sentences say "you" to them. */
  you = $derived<number | null>(this.shared ? null : (this.table?.seats.find((seat) => seat.own)?.seat ?? null))
  latest = $derived<Step | null>(this.steps.at(-1) ?? null)
  protected at = $derived<number | null>(this.instead === null ? this.replay : this.instead.ply - 1)
  shown = $derived<Step | null>(this.at === null ? this.latest : (this.steps[this.at] ?? this.latest))
  /** The story up to the step on the board. */
  storySoFar = $derived<Step[]>(this.at === null ? this.steps : this.steps.slice(0, this.at + 1))
  /** True if past steps may be shown: always after the match, and before if the table agreed on it. */
  looksBack = $derived(this.table?.state === 'over' || helpOf(this.table?.terms).look_back)
  hidden = $derived(this.latest !== null && hides(this.latest.view))
  /** The seat whose last move this person may undo, with the bots' replies to it. */
  undoable = $derived<number | null>(
    this.now?.undo === true
      ? (this.steps.findLast((step) => this.mine.some(({ seat }) => seat === step.seat))?.seat ?? null)
      : null,
  )
  /** The seat to act, if it is played at this device. */
  acting = $derived<Seat | null>(this.mine.find((seat) => seat.seat === this.now?.turn) ?? null)
  /** True while the player still sees the result of their move from their viewpoint, before the curtain closes. */
  lingering = $state(false)
  /** True if the device must change hands before the next hand is shown. */
  curtain = $derived(
    !this.lingering &&
      this.table?.state === 'running' &&
      this.shared &&
      this.hidden &&
      this.acting !== null &&
      this.viewpoint !== this.acting.seat,
  )
  /**
   * The legal moves for this person on the current board. While a move is on its way to the server, no other can be
   * sent.
   */
  legal = $derived(this.replay === null && !this.slow ? this.legalIn(this.now) : NO_MOVES)

  readonly board = new BoardState(this)
  readonly conversation = new Conversation()
  /** True if there is no chat, because there is nobody to talk with. A spectator is noticed once they say something. */
  silent = $derived(this.amongBots && this.conversation.lines.length + this.conversation.earlier.length === 0)

  constructor(id: string, recorded: Recorded | null = null) {
    this.id = id
    this.recorded = recorded
  }

  /** The path of the page of this match. */
  get path(): string {
    return this.recorded?.path ?? `/t/${this.id}`
  }

  private isRecord(): boolean {
    return this.recorded !== null
  }

  /** Return the moves that are legal at this device according to `now`. */
  legalIn(now: Now | null): string[] {
    const seat = now?.turn ?? null
    const here = seat !== null && seat === this.viewpoint && this.mine.some((mine) => mine.seat === seat)
    return (here ? now?.legal : null) ?? NO_MOVES
  }

  /** Return the initial viewpoint: the seat of the only person at this device, else null. */
  protected initialViewpoint(): number | null {
    const seats = this.mine
    return seats.length === 1 && !this.shared ? (seats[0]?.seat ?? null) : null
  }
}
