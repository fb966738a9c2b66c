/** The browser's part of MOKA. */

import type { GamePart } from '../part'
import Board from './view/Board.svelte'
import { coach } from './coach'
import { lesson } from './lesson'
import { phrase } from './model/phrase'
import type { Table } from './model/table'
import Tally from './view/Tally.svelte'

export const part: GamePart<Table> = {
  Board,
  Tally,
  phrase,
  lesson,
  coach,
  keys: [
    ['← ↑ → ↓', 'moka-keys-arrows'],
    ['Enter', 'moka-keys-enter'],
    ['A – Z', 'moka-keys-letters'],
    ['⌫', 'moka-keys-backspace'],
    ['Esc', 'moka-keys-escape'],
  ],
}
