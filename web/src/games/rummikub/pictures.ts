/** Pictures for the rules of Rummikub, and its 53 different tiles. */

import { t } from '../../words/words.svelte'
import { withProps, type Face, type Pictures } from '../pictures'
import { OPENING, SETS, TURNS } from './examples'
import Scene from './Scene.svelte'
import Tile from './Tile.svelte'
import { COLOURS, JOKER } from './tiles'

export const pictures: Pictures['pictures'] = {
  sets: withProps(Scene, { rows: SETS }),
  opening: withProps(Scene, { rows: [{ sets: OPENING.sets, good: true }] }),
  ...Object.fromEntries(Object.entries(TURNS).map(([name, rows]) => [name, withProps(Scene, { rows })])),
}

export const faces: Face[] = [
  ...COLOURS.flatMap((colour) => Array.from({ length: 13 }, (_, at) => `${colour}${at + 1}`)),
  JOKER,
].map((name) => ({
  code: name,
  name: () => t('rummikub-tile', name === JOKER ? { colour: JOKER } : { colour: name[0], number: Number(name.slice(1)) }),
  Drawing: withProps(Tile, { name }),
}))
