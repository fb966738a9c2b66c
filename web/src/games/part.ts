/** What the browser's part of a game is: it draws views and emits move strings. The frame knows no more than this. */

import type { Component } from 'svelte'
import type { Outcome, Step } from '../protocol'
import type { Happening, View } from '../shapes'

export interface BoardProps {
  view: View
  /** The step that led to `view`: its events say what to animate. */
  step: Pick<Step, 'ply' | 'events'>
  /** The moves that may be made now; empty when it is not for this person to act. */
  legal: string[]
  /** Whose eyes; null for a spectator. */
  seat: number | null
  /** Who sits where. */
  names: string[]
  /** The side that each seat plays for; without teams every seat is a side of its own. */
  sides: number[]
  /** The story up to the step that is shown, as this viewer may know it. */
  steps: Step[]
  /** A move that somebody asked to be shown: the board lights up what it is about. */
  hint: string | null
  /** The hint is how this turn of a finished match could have gone: it is looked at, nothing is made of it. */
  otherwise?: boolean
  /** What the rules say of a move being built; nobody else hears of it. Rejects with a `Declined`. */
  examine: (draft: string) => Promise<Report>
  /** Makes a move: one of `legal`, or whatever was tried; the server answers what rule forbids it. */
  play: (move: string) => void
}

/** Answer to `examine`: whether the draft is a legal move, if not which rule it breaks, and what else the game says. */
export interface Report {
  legal: boolean
  code?: string
  params?: Record<string, unknown>
  [key: string]: unknown
}

export interface LessonStep {
  /** Words: `<game>-lesson-<key>-title`, `-text`, `-hint`, `-praise`. */
  key: string
  position: View
  /** Moves that answer the step; empty: any legal one. Absent: there is nothing to answer, only to read and look at. */
  answers?: string[]
}

export interface TallyProps {
  view: View
  events: Happening[]
  names: string[]
  sides: number[]
  steps: Step[]
  /** How the match ended by the rules and by who gave up: ranks and points are read here, never worked out. */
  result: Outcome & { scores: number[] }
}

export interface GamePart {
  Board: Component<BoardProps>
  /** How the score of a finished match came about, line by line. */
  Tally?: Component<TallyProps>
  /** A legal move in words of the person's language, as on a button: "Lay the moon on the fish". */
  phrase?: (move: string, view: View, names: string[]) => string
  /** How much a legal move does, where many do next to nothing: what does most is offered first. */
  deeds?: (move: string, view: View) => number
  lesson?: LessonStep[]
  /** Ids of words that explain the keys of the board, as `[keys, what they do]`. */
  keys?: [string, string][]
}
