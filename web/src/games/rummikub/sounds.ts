/** The sounds of Rummikub: hard tiles that clack, and a whole pool of them being mixed. */

import { again, chime, drawn, later, struck } from '../../sound/recipe'
import { heardBy } from '../sounds'

const clack = struck(1450, [1.58, 2.7], 0.05)

export const sounds = heardBy({
  made: {
    tile: { loud: 0.6, layers: clack },
    row: { loud: 0.7, layers: again([0, 0.075, 0.14], clack) },
    draw: { loud: 0.4, layers: [drawn(2600, 1700, 0.09), ...later(0.08, struck(1150, [1.58], 0.03))] },
    away: { loud: 0.4, layers: struck(760, [1.7], 0.06) },
    joker: { loud: 0.5, layers: [...chime(1319, 1760), ...later(0.24, clack)] },
    open: { loud: 0.6, layers: [...again([0, 0.06, 0.11, 0.17, 0.22], clack), ...later(0.24, chime(988))] },
    shuffle: {
      loud: 0.6,
      layers: [
        ...again([0, 0.05, 0.09, 0.15, 0.19, 0.26, 0.31, 0.35, 0.42, 0.47, 0.55, 0.6], struck(1300, [1.58], 0.035)),
        drawn(2200, 1400, 0.7, 0.7),
      ],
    },
    end: { loud: 0.65, layers: again([0, 0.09, 0.18, 0.27], struck(980, [1.58, 2.7], 0.12)) },
  },
  deal: 'shuffle',
  heard: {
    'rummikub.dealt': ['shuffle'],
    'rummikub.drew': ['draw'],
    'rummikub.laid': ({ tiles }) => [Array.isArray(tiles) && tiles.length > 2 ? 'row' : 'tile'],
    'rummikub.opened': ['open'],
    'rummikub.joker_freed': ['joker'],
    'rummikub.discarded': ['away'],
    'rummikub.out': ['end'],
    'rummikub.stalled': ['end'],
  },
})
