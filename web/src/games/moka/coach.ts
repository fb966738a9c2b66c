/** The tips for a first match. Words: `moka-coach-<key>`. */

import type { CoachTip } from '../part'
import type { MokaView } from './model/view'

export const coach: CoachTip<MokaView>[] = [
  { key: 'challenge', at: '[data-level]', when: ({ phase }) => phase === 'deal' },
  { key: 'now', at: '[data-place]', when: ({ phase }) => phase === 'turn' },
  { key: 'win', at: '[data-mine] [data-card]', when: ({ phase }) => phase === 'turn' },
]
