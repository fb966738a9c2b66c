/** The sounds of Toko Maja: drops, splashes, a bubble for a token and a wave for a new round. */

import { again, drawn, drop, later, struck } from '../../sound/recipe'
import { heardBy } from '../sounds'

export const sounds = heardBy({
  made: {
    drop: { loud: 0.45, layers: [drop(620)] },
    plop: { loud: 0.5, layers: [drop(300, 0.12)] },
    splash: {
      loud: 0.7,
      layers: [drawn(1500, 600, 0.34, 0.6), drop(220, 0.16), ...later(0.12, again([0, 0.05, 0.11], [drop(760, 0.06)]))],
    },
    token: { loud: 0.5, layers: [...again([0, 0.06, 0.12], [drop(480, 0.08)]), ...later(0.16, struck(1050, [2], 0.3))] },
    wave: { loud: 0.5, layers: [drawn(300, 1300, 0.55, 0.5), ...later(0.4, [drawn(1300, 350, 0.6, 0.5)])] },
    shore: { loud: 0.5, layers: [drawn(900, 250, 0.8, 0.5), ...later(0.25, struck(392, [1.5, 2], 0.5))] },
  },
  deal: 'wave',
  heard: {
    'toko-maja.took': ['drop'],
    'toko-maja.drew': ['drop', 'drop'],
    'toko-maja.discarded': ['plop'],
    'toko-maja.laid': ['splash'],
    'toko-maja.table_triple': ['splash'],
    'toko-maja.token_taken': ['token'],
    'toko-maja.token_moved': ['token'],
    'toko-maja.round_ended': ['shore'],
    'toko-maja.round_began': ['wave'],
    'toko-maja.round_began_by_chance': ['wave'],
  },
})
