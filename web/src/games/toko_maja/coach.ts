/** The tips for a first match. Words: `toko-maja-coach-<key>`. */

import type { CoachTip } from '../part'
import type { TokoMajaView } from './view'

export const coach: CoachTip<TokoMajaView>[] = [
  { key: 'now', at: '[data-spot=stock], [data-spot=pile]', when: ({ phase }) => phase === 'take' },
  { key: 'mine', at: '[data-hand]', when: ({ hands }, seat) => (hands[seat]?.length ?? 0) > 0 },
  { key: 'win', at: '[data-anchor^=token]' },
]
