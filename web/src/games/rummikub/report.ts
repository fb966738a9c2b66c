/** The rules' report on a table under construction (`Game.examine`, see examination.py). */

import type { Report as GameReport } from '../../wire/types'

export interface SetReport {
  tiles: string[]
  kind: 'run' | 'group' | null
  points: number
  /** For each tile what a joker counts as: a tile, or the number of a group. */
  stands: (string | null)[]
  code?: string
  params?: Record<string, unknown>
  lacks?: { at: number; tiles: string[] }[]
  parts?: string[][]
}

export interface Report extends GameReport {
  move?: string
  sets: SetReport[]
  laid: string[]
  opening: { points: number; needed: number } | null
  discards: boolean
}
