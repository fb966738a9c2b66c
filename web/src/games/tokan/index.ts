/** The browser's part of TOKAN. */

import type { GamePart } from '../part'
import Board from './Board.svelte'
import { ending, feats } from './ending'
import { costly, deeds, kinds } from './lead'
import { coach } from './coach'
import { lesson } from './lesson'
import { phrase } from './phrase'
import { played } from './played'
import { sounds } from './sounds'
import type { TokanView } from './squares'
import Tally from './Tally.svelte'

export const part: GamePart<TokanView> = {
  Board,
  open: true,
  played,
  Tally,
  ending,
  feats,
  phrase,
  deeds,
  kinds,
  costly,
  lesson,
  sounds,
  coach,
  deal: { pieces: '.tiles > .tile', from: '[role=grid]' },
  keys: [
    ['← ↑ → ↓', 'tokan-keys-arrows'],
    ['Enter', 'tokan-keys-enter'],
    ['0 1 2', 'tokan-keys-digits'],
    ['Esc', 'tokan-keys-escape'],
    ['M J L', 'tokan-keys-letters'],
  ],
}
