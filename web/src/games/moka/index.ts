/** The browser's part of MOKA. */

import type { GamePart } from '../part'
import Board from './view/Board.svelte'
import { ending, feats } from './model/ending'
import { costly } from './model/costly'
import { coach } from './coach'
import { lesson } from './lesson'
import { deeds, kinds, phrase } from './model/phrase'
import { pieces } from './model/played'
import Piece from './view/Piece.svelte'
import { sounds } from './sounds'
import type { MokaView } from './model/view'
import Holdings from './view/Holdings.svelte'
import Tally from './view/Tally.svelte'

export const part: GamePart<MokaView> = {
  Board,
  holdings: { Line: Holdings, across: 2 },
  played: { pieces, Piece },
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
  deal: { pieces: '[data-place]', from: '[data-anchor=stock]', rounds: ['moka.round_over'] },
  keys: [
    ['← ↑ → ↓', 'moka-keys-arrows'],
    ['Enter', 'moka-keys-enter'],
    ['A – Z', 'moka-keys-letters'],
    ['⌫', 'moka-keys-backspace'],
    ['Esc', 'moka-keys-escape'],
  ],
}
