/** What cards would be worth as a word: asked of the rules, about a table on which nothing else lies. */

import { NO_RNG } from '../../../wire/api'
import type { Study } from '../../part'
import type { Report, View } from '../../../wire/types'
import { moveOf, type Piece } from './spelling'
import { LEVELS, type Table } from './table'

/** The rules' answer about a word that is being made. */
export interface Preview extends Report {
  move: string
  points: number
  double: boolean
  /** How many cards would be left over. */
  left: number
  /** Whether it is in the dictionary, or among the words that the table allowed. */
  listed: boolean
}

/** Only this seat's row lies there, and it is its turn: so a word can be thought over while others play. */
function studied(table: Table, seat: number): View {
  const bySeat = <T>(make: (at: number) => T): T[] => Array.from({ length: table.players }, (_, at) => make(at))
  return {
    game: table.game,
    options: table.options,
    players: table.players,
    phase: 'turn',
    turn: seat,
    round: 1,
    grid: table.grid.map(() => null),
    flipped: null,
    stock: [],
    stacks: Object.fromEntries(LEVELS.map((level) => [level, []])),
    rows: bySeat((at) => (at === seat ? (table.rows[seat] ?? []) : [])),
    specials: bySeat(() => []),
    challenges: bySeat(() => []),
    words: bySeat(() => []),
    seen: bySeat(() => ({})),
    skips: bySeat(() => 0),
    scores: bySeat(() => 0),
    extra: 0,
    drawn: null,
    vote: null,
    refused: table.turn === seat ? table.refused : [],
    rng: NO_RNG,
  }
}

/** What the rules say of these cards in this order; null when they cannot be asked. */
export async function previewOf(study: Study, table: Table, seat: number, pieces: Piece[]): Promise<Preview | null> {
  const move = moveOf(pieces)
  try {
    return { ...((await study.examine(studied(table, seat), move)) as Preview), move }
  } catch {
    return null
  }
}
