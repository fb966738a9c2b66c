/** The sounds of MOKA: paper turned, torn and stamped, and the water that takes letters away. */

import { again, chime, drawn, drop, lasting, later, struck, type Layer } from '../../sound/recipe'
import { heardBy } from '../sounds'

const leaf: Layer = drawn(5200, 2600, 0.11, 0.8)
const stamp = struck(95, [1.8], 0.12)

export const sounds = heardBy({
  made: {
    flip: { loud: 0.45, layers: [leaf, ...later(0.09, [lasting(0.04, leaf)])] },
    take: { loud: 0.4, layers: [drawn(2600, 5200, 0.15, 0.8)] },
    leave: { loud: 0.3, layers: [drawn(3000, 1500, 0.14, 0.8)] },
    word: { loud: 0.7, layers: [...stamp, ...later(0.1, chime(659, 880, 1175))] },
    ballot: { loud: 0.4, layers: [leaf, ...later(0.07, struck(420, [1.6], 0.05))] },
    special: { loud: 0.4, layers: [leaf, ...later(0.05, chime(1175, 1568))] },
    challenge: { loud: 0.5, layers: [lasting(0.2, leaf), ...later(0.14, stamp)] },
    flush: {
      loud: 0.6,
      layers: [
        drawn(700, 1900, 0.5, 0.6),
        ...later(0.35, [drawn(1700, 260, 0.75, 0.8)]),
        ...later(0.95, again([0, 0.09], [drop(210, 0.13)])),
      ],
    },
    boom: {
      loud: 0.8,
      layers: [
        { wave: 'sine', pitch: 110, to: 32, at: 0, length: 0.6, loud: 1 },
        { ...drawn(500, 90, 0.5, 0.5), rise: 0.004 },
      ],
    },
    quake: { loud: 0.6, layers: again([0, 0.1, 0.19, 0.3, 0.38], [{ ...drawn(120, 70, 0.22, 0.9), rise: 0.03 }, leaf]) },
    shuffle: { loud: 0.45, layers: again([0, 0.05, 0.1, 0.15, 0.2, 0.26, 0.32], [lasting(0.05, leaf)]) },
    end: { loud: 0.6, layers: [...again([0, 0.14, 0.28], stamp), ...later(0.3, chime(784, 988))] },
  },
  deal: 'shuffle',
  heard: {
    'moka.flipped': ['flip'],
    'moka.took': ['take'],
    'moka.drew': ['take'],
    'moka.kept': ['take'],
    'moka.stole': ['take'],
    'moka.swapped': ['leave', 'take'],
    'moka.left': ['leave'],
    'moka.played': ['special'],
    'moka.used': ['special'],
    'moka.challenge': ['challenge'],
    'moka.word': ['word'],
    'moka.voted': ['ballot'],
    'moka.flushed': ['flush'],
    'moka.boom': ['boom'],
    'moka.quake': ['quake'],
    'moka.round_over': ['end'],
  },
})
