/** The tips for a first match. Words: `toko-maja-coach-<key>`. */

import type { CoachTip } from '../part'
import type { TokoMajaView } from './view'

/** The tips about triples wait for the first card, so that the tip about the hand comes before the tip about winning. */
const holding = ({ hands }: TokoMajaView, seat: number) => (hands[seat]?.length ?? 0) > 0

export const coach: CoachTip<TokoMajaView>[] = [
  { key: 'now', at: '[data-spot=stock], [data-spot=pile]', when: ({ phase }) => phase === 'take' },
  { key: 'mine', at: '[data-hand]', when: holding },
  { key: 'win', at: '[data-anchor^=token]', when: holding },
]
