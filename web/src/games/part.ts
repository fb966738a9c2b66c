/** What the browser's part of a game is: it draws views and emits move strings. The frame knows no more than this. */

import type { Component } from 'svelte'
import type { Outcome, Step } from '../wire/protocol'
import type { GameSounds } from './sounds'
import type { GameEvent, Report, View } from '../wire/types'

/** A line of how a score came about, as each game tells it. */
export type ScoreLine = NonNullable<Step['score_breakdown']>[number]

/** A step as a game's own part reads it: `V` is what a view of this game holds, `L` a line of the score as it stands. */
export interface GameStep<V extends View = View, L = ScoreLine> extends Omit<Step, 'view' | 'score_breakdown'> {
  view: V
  score_breakdown: L[] | null
}

/** Questions to the rules about positions that need not be those of a match; nothing is stored. Each rejects with a `Declined`. */
export interface Study {
  /** What the rules say of this draft of a move. */
  examine: (position: View, draft: string) => Promise<Report>
}

/** `V` and `L` as in `GameStep`, `R` is what the rules of this game say of a move being built. */
export interface BoardProps<V extends View = View, R extends Report = Report, L = ScoreLine> {
  view: V
  /** The step that led to `view`: its events say what to animate. */
  step: Pick<Step, 'ply' | 'events'>
  /** The moves that may be made now; empty when it is not for this person to act. */
  legal: string[]
  /** Whose eyes; null for a spectator. */
  seat: number | null
  /** Who sits where. */
  names: string[]
  /** The seat of whoever looks, where that is one person: the news says "you" to them. */
  you?: number | null
  /** The side that each seat plays for; without teams every seat is a side of its own. */
  sides: number[]
  /** The story up to the step that is shown, as this viewer may know it. */
  steps: GameStep<V, L>[]
  /** A move that somebody asked to be shown: the board lights up what it is about (class `hinted`), which the table brings into sight. */
  hint: string | null
  /** The hint is how this turn of a finished match could have gone: it is looked at, nothing is made of it. */
  otherwise?: boolean
  /** What the rules say of a move being built; nobody else hears of it. Rejects with a `Declined`. */
  examine: (draft: string) => Promise<R>
  /** The rules, to be asked about other positions than the one shown. */
  study: Study
  /** The row of each player, above the board, shows their holdings (`GamePart.holdings`): the board leaves them out. */
  rows?: boolean
  /** The keys of the view that have one item for each seat; for the board that knows no game. */
  bySeat?: readonly string[]
  /** Makes a move: one of `legal`, or whatever was tried; the server answers what rule forbids it. */
  play: (move: string) => void
}

export interface LessonStep {
  /** Words: `<game>-lesson-<key>-title`, `-text`, `-hint`, `-praise`. */
  key: string
  position: View
  /** Moves that answer the step; empty: any legal one. Absent: there is nothing to answer, only to read and look at. */
  answers?: string[]
}

/** A bubble of somebody's first game: what is mine, what I can do now, how one wins. */
export interface CoachTip<V extends View = View> {
  /** Words: `<game>-coach-<key>`. */
  key: string
  /** What on the board it is about, as a selector: it waits until there is such a thing. */
  at: string
  /** Whether this is its moment, for whoever acts at `seat`; absent: any turn of theirs. */
  when?: (view: V, seat: number) => boolean
}

export interface TallyProps<V extends View = View, L = ScoreLine> {
  view: V
  events: GameEvent[]
  names: string[]
  sides: number[]
  steps: GameStep<V, L>[]
  /** How the match ended by the rules and by who gave up: ranks and points are read here, never worked out. */
  result: Outcome & { scores: number[] }
}

/** A match that is over, as its own part reads it: all that happened, as far as this viewer may know it now. */
export interface Finished<V extends View = View, L = ScoreLine> {
  steps: GameStep<V, L>[]
  sides: number[]
  result: Outcome
}

/** Something that a player did in a match and may be proud of: the words `<game>-best-<key>` tell it with its `value` and `text`. */
export interface Feat {
  key: string
  /** The step it was done in. */
  ply: number
  /** How great it was: of a key the greatest is the best. */
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

export interface GamePart<V extends View = View, R extends Report = Report, L = ScoreLine> {
  Board: Component<BoardProps<V, R, L>>
  /** What matters of each player's holdings, in the players' rows on an upright phone; without it the pills stay. */
  holdings?: Holdings<V>
  /** How the score of a finished match came about, line by line. */
  Tally?: Component<TallyProps<V, L>>
  /** A legal move in words of the person's language, as on a button: "Lay the moon on the fish". */
  phrase?: (move: string, view: V, names: string[]) => string
  /** How much a legal move does, where many do next to nothing: what does most is offered first. */
  deeds?: (move: string, view: V) => number
  /** Why a match that was played to its end ended, and what decided it, in a sentence or two to `you`, a seat; null where the points say all. */
  ending?: (finished: Finished<V, L>, names: string[], you: number | null) => string | null
  /** The best that a seat did in a finished match, at most one of a key; what counts most comes first. */
  feats?: (finished: Finished<V, L>, seat: number) => Feat[]
  /** What sort of move it is, roughly first, then more closely: of near-equal moves one is shown. Without it each is of its own. */
  kinds?: (move: string, view: V) => string[]
  /** Words (their id) for why a move may cost its player dearly, so that it is asked about first; null for most moves. */
  costly?: (move: string, view: V, legal: string[]) => string | null
  lesson?: LessonStep[]
  /** What the game sounds like; without it, as any table does. */
  sounds?: GameSounds
  /** The bubbles of a first game, in the order in which they come. */
  coach?: CoachTip<V>[]
  /** Ids of words that explain the keys of the board, as `[keys, what they do]`. */
  keys?: [string, string][]
}

/** How long a game takes, in minutes, about: the least and the most. */
export type Minutes = [number, number]

export interface Pace {
  /** A match as the game's own settings have it, with the fewest players. */
  minutes: Minutes
  /** A shorter match, by these settings: what one tap on the game's box begins. */
  brief?: { options: Record<string, unknown>; minutes: Minutes }
}
