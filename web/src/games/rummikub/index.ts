/** The browser's part of Rummikub. */

import type { GamePart } from '../part'
import Board from './Board.svelte'
import Holdings from './Holdings.svelte'
import { ending, feats } from './ending'
import { costly } from './costly'
import { coach } from './coach'
import { lesson } from './lesson'
import { deeds, kinds, phrase } from './phrase'
import type { Report } from './report'
import { played } from './played'
import { sounds } from './sounds'
import type { RummikubView } from './view'
import Tally from './Tally.svelte'

export const part: GamePart<RummikubView, Report> = {
  Board,
  holdings: { Line: Holdings, across: 2 },
  played,
  Tally,
  ending,
  feats,
  phrase,
  costly,
  deeds,
  kinds,
  lesson,
  sounds,
  coach,
  deal: { pieces: '[data-drop=rack] [data-tile]', from: '[data-anchor=pool]', rounds: ['rummikub.dealt'] },
  keys: [
    ['← ↑ → ↓', 'rummikub-keys-arrows'],
    ['␣', 'rummikub-keys-space'],
    ['⇧ + ← →', 'rummikub-keys-shift'],
    ['Enter', 'rummikub-keys-enter'],
    ['N', 'rummikub-keys-new'],
    ['R', 'rummikub-keys-rack'],
    ['A', 'rummikub-keys-whole'],
    ['X', 'rummikub-keys-split'],
    ['D', 'rummikub-keys-discard'],
    ['S', 'rummikub-keys-sort'],
    ['J K', 'rummikub-keys-shift-rack'],
    ['⌫', 'rummikub-keys-undo'],
    ['E', 'rummikub-keys-end'],
  ],
}
