/** Pictures for the rules of TOKAN, and its six kinds of tiles. */

import { t } from '../../words/words.svelte'
import { withProps, type Face, type Pictures } from '../pictures'
import type { Animal } from './squares'
import Strip from './Strip.svelte'
import Tile from './Tile.svelte'

const ANIMALS: Animal[] = ['M', 'J', 'L', 'm', 'j', 'l']

export const pictures: Pictures['pictures'] = {
  reach: withProps(Strip, {
    rows: [
      { cells: ['M', 'j', 'J', 'm'], leap: [0, 1] },
      { cells: ['J', 'l', 'm', 'J'], leap: [0, 2] },
      { cells: ['L', 'm', 'jJ', 'l'], leap: [0, 3] },
    ],
  }),
  taboo: withProps(Strip, { rows: [{ cells: ['m', 'Ml', 'j', 'J', 'l', 'm'], leap: [3, 5], taboo: 1 }] }),
  carry: withProps(Strip, {
    rows: [
      { cells: ['jmL', 'J', 'l', 'JMj'], leap: [0, 3] },
      { cells: ['j', 'J', 'l', 'JMjmL'] },
    ],
  }),
  gap: withProps(Strip, {
    rows: [
      { cells: ['m', '.', 'l', 'm', 'J', 'M', 'j'], leap: [4, 6] },
      { cells: ['m', '.', '.', 'l', 'm', 'M', 'jJ'] },
    ],
  }),
}

export const faces: Face[] = ANIMALS.map((animal) => ({
  code: animal,
  name: () => t('tokan-animal', { animal }),
  Drawing: withProps(Tile, { animal }),
}))
