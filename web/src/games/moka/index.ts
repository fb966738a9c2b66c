/** The browser's part of MOKA. */

import type { GamePart } from '../part'
import Board from './Board.svelte'
import { lesson } from './lesson'
import { phrase } from './phrase'
import type { Table } from './table'
import Tally from './Tally.svelte'

export const part: GamePart<Table> = {
  Board,
  Tally,
  phrase,
  lesson,
  keys: [
    ['← ↑ → ↓', 'moka-keys-arrows'],
    ['Enter', 'moka-keys-enter'],
    ['A – Z', 'moka-keys-letters'],
    ['⌫', 'moka-keys-backspace'],
    ['Esc', 'moka-keys-escape'],
  ],
}
