/**
 * The interface of the browser's part of a game, which draws views and emits move strings. The frame knows nothing else
 * about a game.
 */

import type { Component } from 'svelte'
import type { Outcome, Step } from '../wire/protocol'
import type { Deal } from '../motion/deal'
import type { GameSounds } from './sounds'
import type { GameEvent, Report, View } from '../wire/types'

/** A line of a score breakdown, in the form of each game. */
export type ScoreLine = NonNullable<Step['score_breakdown']>[number]

/** A step as a game's own part reads it. `V` is the view of this game, `L` a line of its score breakdown. */
export interface GameStep<V extends View = View, L = ScoreLine> extends Omit<Step, 'view' | 'score_breakdown'> {
  view: V
  score_breakdown: L[] | null
}

/**
 * Questions to the rules about positions outside a match. The server stores nothing. Each rejects with a `Declined`.
 */
export interface Study {
  /** Return the rules' report on a draft. */
  examine: (position: View, draft: string) => Promise<Report>
}

/** `V` and `L` as in `GameStep`. `R` is the rules' report on a draft in this game. */
export interface BoardProps<V extends View = View, R extends Report = Report, L = ScoreLine> {
  view: V
  /** The step that led to `view`. Its events say what to animate. */
  step: Pick<Step, 'ply' | 'events'>
  /** The legal moves; empty if this person is not to act. */
  legal: string[]
  /** The viewpoint; null for a spectator. */
  seat: number | null
  /** The players' names by seat. */
  names: string[]
  /** The seat of the viewer if only one person uses the page: the news says "you" to them. */
  you?: number | null
  /** The side of each seat. Without teams every seat is a side of its own. */
  sides: number[]
  /** The story up to the current step, as this viewer may know it. */
  steps: GameStep<V, L>[]
  /** The hinted move. The board highlights its parts (class `hinted`), and the table scrolls them into view. */
  hint: string | null
  /** True if the hint is another way to play this turn of a finished match. The board shows it and accepts no moves. */
  otherwise?: boolean
  /** Return the rules' report on a draft. Nobody else sees the draft. Rejects with a `Declined`. */
  examine: (draft: string) => Promise<R>
  /** Questions to the rules about other positions. */
  study: Study
  /** True if the players' rows above the board show the holdings (`GamePart.holdings`), so that the board leaves them out. */
  rows?: boolean
  /** The keys of the view with one item for each seat; for the generic board. */
  bySeat?: readonly string[]
  /** Make a move: one of `legal`, or an illegal attempt, which the server refuses with the rule that forbids it. */
  play: (move: string) => void
}

export interface LessonStep {
  /** Words: `<game>-lesson-<key>-title`, `-text`, `-hint`, `-praise`. */
  key: string
  position: View
  /** The moves that solve the step; empty: any legal move. Absent: a step to read and look at. */
  answers?: string[]
}

/** A tip in a player's first match: what is theirs, what they can do now, how to win. */
export interface CoachTip<V extends View = View> {
  /** Words: `<game>-coach-<key>`. */
  key: string
  /** A selector of the tip's target on the board. The tip waits until it matches. */
  at: string
  /** True if the tip fits now, for the player to act at `seat`. Absent: any turn of theirs. */
  when?: (view: V, seat: number) => boolean
}

export interface TallyProps<V extends View = View, L = ScoreLine> {
  view: V
  events: GameEvent[]
  names: string[]
  sides: number[]
  steps: GameStep<V, L>[]
  /** The result by the rules and by resignations. A game's part reads ranks and points here and never computes them. */
  result: Outcome & { scores: number[] }
}

/** A finished match as a game's own part reads it: all steps, as far as this viewer may know them now. */
export interface Finished<V extends View = View, L = ScoreLine> {
  steps: GameStep<V, L>[]
  sides: number[]
  result: Outcome
}

/** A player's best moment in a match. The words `<game>-best-<key>` describe it with its `value` and `text`. */
export interface Feat {
  key: string
  /** The ply at which it happened. */
  ply: number
  /** Its size: the greatest of a key is the best. */
  value: number
  text?: string
}

/** The view, and the seat whose holdings are shown. */
export interface HoldingsProps<V extends View = View> {
  view: V
  /** The story up to the step that is shown. */
  steps: GameStep<V>[]
  seat: number
  name: string
  /** Whose eyes; null for a spectator. */
  viewer: number | null
  /** The player at this seat looks at the page: the board shows their hand. */
  mine: boolean
}

/** The holdings of a player, as short as a row of an upright phone. */
export interface Holdings<V extends View = View> {
  Line: Component<HoldingsProps<V>>
  /** The number of players side by side. */
  across: 1 | 2
}

/** Small pictures of the cards, tiles or animals of a step, for the log. The sentence beside them says the same. */
export interface Played<V extends View = View> {
  /** Return the pieces that moved in these events, in their order, by a name that `Piece` can draw. */
  pieces: (events: readonly GameEvent[]) => string[]
  /** One piece, as wide as its container. */
  Piece: Component<{ piece: string; view: V }>
}

export interface GamePart<V extends View = View, R extends Report = Report, L = ScoreLine> {
  Board: Component<BoardProps<V, R, L>>
  /** The holdings of each player, for the players' rows on an upright phone. Without it the pills stay. */
  holdings?: Holdings<V>
  /** The score breakdown of a finished match, line by line. */
  Tally?: Component<TallyProps<V, L>>
  /** Return a legal move in the player's language, as on a button: "Lay the moon on the fish". */
  phrase?: (move: string, view: V, names: string[]) => string
  /** True if nothing is hidden and chance decides nothing once the match has begun: luck turns no match. */
  open?: boolean
  /** Pictures of what was played, for the log. */
  played?: Played<V>
  /**
   * Return how much a legal move does, in games in which many moves do next to nothing. Hints list moves that do most
   * first.
   */
  deeds?: (move: string, view: V) => number
  /**
   * Return why a match that was played to its end ended, and what decided it, in one or two sentences to seat `you`.
   * Null if the points say everything.
   */
  ending?: (finished: Finished<V, L>, names: string[], you: number | null) => string | null
  /** Return a seat's best moments in a finished match, at most one of each key, the most important first. */
  feats?: (finished: Finished<V, L>, seat: number) => Feat[]
  /**
   * Return the kind of a move, from coarse to fine. Hints show one of several moves of a kind. Without it, each move is
   * a kind of its own.
   */
  kinds?: (move: string, view: V) => string[]
  /**
   * Return the id of a sentence that says why a move may cost its player dearly, so that the page asks first. Null for
   * most moves.
   */
  costly?: (move: string, view: V, legal: string[]) => string | null
  lesson?: LessonStep[]
  /** The sounds of the game; without them, the common sounds. */
  sounds?: GameSounds
  /** The deal at the beginning of a match and of each round. */
  deal?: Deal
  /** The tips for a first match, in their order. */
  coach?: CoachTip<V>[]
  /** Ids of sentences that explain the board's keys, as `[keys, explanation]`. */
  keys?: [string, string][]
}

/** The approximate length of a game in minutes: the least and the most. */
export type Minutes = [number, number]

export interface Pace {
  /** The length of a match with the game's default options and the fewest players. */
  minutes: Minutes
  /** A shorter match with these options, which one tap on the game's box starts. */
  brief?: { options: Record<string, unknown>; minutes: Minutes }
}
