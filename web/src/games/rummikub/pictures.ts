/** Pictures for the rules of Rummikub, and its 53 different tiles. */

import { t } from '../../words/words.svelte'
import { withProps, type Face, type Pictures } from '../pictures'
import Scene from './Scene.svelte'
import Tile from './Tile.svelte'
import { COLOURS, JOKER } from './tiles'

export const pictures: Pictures['pictures'] = {
  sets: withProps(Scene, {
    rows: [
      { sets: 'r7 b7 k7, b3 b4 b5 b6', good: true },
      { sets: 'r9 r9 k9, y12 y13 y1', good: false },
    ],
  }),
  opening: withProps(Scene, { rows: [{ sets: 'k4* k5* k6*, r11* J=11* y11*', good: true }] }),
  rearranging: withProps(Scene, {
    rows: [{ sets: 'r4 r5 r6 r7' }, { sets: 'r4 r5 r6, r7 b7* k7*', after: true }],
  }),
  jokers: withProps(Scene, {
    rows: [{ sets: 'r8 b8 J=8' }, { sets: 'r8 b8 k8*, y4* y5* J=y6', after: true }],
  }),
}

export const faces: Face[] = [...COLOURS.flatMap((colour) => Array.from({ length: 13 }, (_, at) => `${colour}${at + 1}`)), JOKER].map((name) => ({
  code: name,
  name: () => t('rummikub-tile', name === JOKER ? { colour: JOKER } : { colour: name[0], number: Number(name.slice(1)) }),
  Drawing: withProps(Tile, { name }),
}))
