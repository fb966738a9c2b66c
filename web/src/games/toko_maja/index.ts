/** The browser's part of Toko Maja. */

import type { GamePart } from '../part'
import type { Report } from '../types'
import Board from './Board.svelte'
import { coach } from './coach'
import { lesson } from './lesson'
import { phrase } from './phrase'
import type { Ledger } from './rounds'
import type { Table } from './table'
import Tally from './Tally.svelte'

export const part: GamePart<Table, Report, Ledger> = {
  Board,
  Tally,
  phrase,
  lesson,
  coach,
  keys: [
    ['← →', 'toko-maja-keys-arrows'],
    ['Enter', 'toko-maja-keys-enter'],
    ['1 2 3', 'toko-maja-keys-digits'],
    ['D', 'toko-maja-keys-draw'],
    ['Esc', 'toko-maja-keys-escape'],
  ],
}
