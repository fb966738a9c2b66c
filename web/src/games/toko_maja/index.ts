/** The browser's part of Toko Maja. */

import type { GamePart } from '../part'
import Board from './Board.svelte'
import { lesson } from './lesson'
import { phrase } from './phrase'
import Tally from './Tally.svelte'

export const part: GamePart = {
  Board,
  Tally,
  phrase,
  lesson,
  keys: [
    ['← →', 'toko-maja-keys-arrows'],
    ['Enter', 'toko-maja-keys-enter'],
    ['1 2 3', 'toko-maja-keys-digits'],
    ['D', 'toko-maja-keys-draw'],
    ['Esc', 'toko-maja-keys-escape'],
  ],
}
