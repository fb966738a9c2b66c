/** The inputs of the analysis components. */

import type { GamePart } from '../../games/part'
import type { Match } from '../match/match.svelte'

export interface AnalysisProps {
  match: Match
  names: string[]
  sides: number[]
  phrase: GamePart['phrase']
  onclose: () => void
}
