/** What the browser's part of a game is: it draws views and emits move strings. The frame knows no more than this. */

import type { Component } from 'svelte'
import type { Step } from '../protocol'
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

export interface TallyProps {
  view: View
  events: Happening[]
  names: string[]
}

export interface GamePart {
  Board: Component<BoardProps>
  /** How the score of a finished match came about, line by line. */
  Tally?: Component<TallyProps>
  lesson?: LessonStep[]
  /** Ids of words that explain the keys of the board, as `[keys, what they do]`. */
  keys?: [string, string][]
}
