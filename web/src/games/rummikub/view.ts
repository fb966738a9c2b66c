/** The view of a match as this board reads it (docs/notation.md, rummikub). */

import type { View } from '../../wire/types'

export interface RummikubView extends View {
  round: number
  racks: string[][]
  opened: boolean[]
  table: string[][]
  pool: string[]
  drawn: string | null
  scores: number[]
}

/** True if every turn begins with a draw and ends with a discard. */
export const drawsFirst = (view: View): boolean => view.options.turns === 'draw-discard'
export const rounds = (view: View): number => Number(view.options.rounds)
/** True if the tiles left on a rack count against their player, and the lowest total wins. */
export const lowestWins = (view: View): boolean => view.options.scoring !== 'zero-sum'
