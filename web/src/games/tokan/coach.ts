/** The tips for a first match. Words: `tokan-coach-<key>`. */

import type { CoachTip } from '../part'
import type { TokanView } from './squares'

const playing = ({ phase }: TokanView) => phase === 'play'

export const coach: CoachTip<TokanView>[] = [
  { key: 'mine', at: '[data-able=true]', when: playing },
  { key: 'now', at: '[data-able=true]', when: playing },
  { key: 'win', at: '[data-square]', when: playing },
]
