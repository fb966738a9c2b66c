/** The tips for a first match. Words: `mawoki-coach-<key>`. */

import type { CoachTip } from '../part'
import type { MawokiView } from './view'

export const coach: CoachTip<MawokiView>[] = [
  { key: 'mine', at: '[data-card]' },
  { key: 'now', at: '[data-top]' },
  { key: 'win', at: '[data-player]' },
]
