/** The inputs of the analysis components. */

import type { GamePart } from '../../games/part'
import type { Match } from '../match/match.svelte'

export interface AnalysisProps {
  match: Match
  names: string[]
  sides: number[]
  phrase: GamePart['phrase']
  open?: GamePart['open']
  /** True for the least height, in a small window. */
  low?: boolean
  onclose: () => void
}
