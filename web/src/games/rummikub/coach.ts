/** The tips for a first match. Words: `rummikub-coach-<key>`. */

import type { CoachTip } from '../part'
import type { RummikubView } from './view'

export const coach: CoachTip<RummikubView>[] = [
  { key: 'mine', at: '[data-drop=rack]' },
  { key: 'opening', at: '[data-opening]', when: ({ opened }, seat) => opened[seat] === false },
  { key: 'win', at: '[data-other]' },
]
