/** The sounds of every table, also used by games without sounds of their own. */

import { chime, struck, type Recipes } from './recipe'

export type Sound = 'move' | 'turn' | 'refused' | 'talk' | 'won' | 'over'

export const COMMON: Record<Sound, Recipes[string]> = {
  move: { loud: 0.6, layers: struck(190, [2.76], 0.09) },
  turn: { loud: 0.35, layers: chime(587, 784) },
  refused: {
    loud: 0.3,
    layers: [
      { wave: 'sawtooth', pitch: 130, to: 105, at: 0, length: 0.2, loud: 0.5 },
      { wave: 'sine', pitch: 65, at: 0, length: 0.2, loud: 0.5 },
    ],
  },
  talk: { loud: 0.3, layers: chime(880) },
  won: { loud: 0.45, layers: [...chime(523, 659, 784, 1047), ...chime(262, 330, 392, 523)] },
  over: { loud: 0.35, layers: chime(523, 440) },
}
