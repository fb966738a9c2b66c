/** The sounds of Mawoki: cards that slide over the table and snap down, and the signs. */

import { again, drawn, lasting, later, struck, type Layer } from '../../sound/recipe'
import { heardBy } from '../sounds'

const slide = drawn(3200, 2100, 0.13)
const snap: Layer[] = [
  { wave: 'noise', pitch: 2400, narrow: 0.6, at: 0, length: 0.035, rise: 0.001, loud: 1 },
  { wave: 'sine', pitch: 230, to: 140, at: 0, length: 0.05, rise: 0.002, loud: 0.6 },
]

export const sounds = heardBy({
  made: {
    snap: { loud: 0.7, layers: [lasting(0.08, slide), ...later(0.06, snap)] },
    slide: { loud: 0.4, layers: [slide] },
    // A whistle through the air, and the shaft trembling in the wood.
    arrow: { loud: 0.6, layers: [drawn(1800, 4200, 0.16, 4), ...later(0.15, struck(210, [1.5, 2.8], 0.16))] },
    smoke: { loud: 0.4, layers: [drawn(380, 1100, 0.5, 0.7)] },
    take: { loud: 0.5, layers: [drawn(2000, 4600, 0.16, 1.5), ...later(0.13, [slide])] },
    riffle: { loud: 0.5, layers: again([0, 0.03, 0.06, 0.09, 0.12, 0.15, 0.18, 0.21, 0.24, 0.3], [lasting(0.03, slide)]) },
    end: { loud: 0.7, layers: [...again([0, 0.13, 0.26], snap), ...later(0.26, struck(180, [1.5, 2.8], 0.4))] },
  },
  deal: 'riffle',
  heard: {
    'mawoki.played': ['snap'],
    'mawoki.aimed': ['snap', 'arrow'],
    'mawoki.again': ['smoke'],
    'mawoki.drew': ['slide'],
    'mawoki.stole': ['take'],
    'mawoki.reshuffled': ['riffle'],
    'mawoki.out': ['end'],
    'mawoki.blocked': ['end'],
  },
})
