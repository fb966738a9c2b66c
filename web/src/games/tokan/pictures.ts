/** Pictures for the rules of TOKAN, and its six kinds of tiles. */

import { t } from '../../words/words.svelte'
import { withProps, type Face, type Pictures } from '../pictures'
import { CARRY, COUNT, EDGE, GAP, JUMP, LANDING, LEVELS, REACH, TABOO, type Row } from './examples'
import Levels from './Levels.svelte'
import Sample from './Sample.svelte'
import type { Animal } from './squares'
import Strip from './Strip.svelte'
import Tile from './Tile.svelte'

const ANIMALS: Animal[] = ['M', 'J', 'L', 'm', 'j', 'l']

const strip = (rows: Row[]) => withProps(Strip, { rows })

export const pictures: Pictures['pictures'] = {
  table: Sample,
  reach: strip(REACH),
  landing: strip(LANDING),
  jump: strip(JUMP),
  levels: withProps(Levels, LEVELS),
  taboo: strip(TABOO),
  carry: strip(CARRY),
  gap: strip(GAP),
  edge: strip(EDGE),
  count: strip([{ cells: COUNT.cells }]),
}

export const faces: Face[] = ANIMALS.map((animal) => ({
  code: animal,
  name: () => t('tokan-animal', { animal }),
  Drawing: withProps(Tile, { animal }),
}))
