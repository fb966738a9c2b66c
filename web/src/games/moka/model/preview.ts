/** The value of cards as a word. The question to the rules uses a position with nothing else in it. */

import { NO_RNG } from '../../../wire/api'
import type { Study } from '../../part'
import type { Report, View } from '../../../wire/types'
import { moveOf, type Piece } from './spelling'
import { LEVELS, type MokaView } from './view'

/** The rules' report on a word in the tray. */
export interface Preview extends Report {
  move: string
  points: number
  double: boolean
  /** The number of cards left over. */
  left: number
  /** True if it is in the dictionary, or among the words that the table allowed. */
  listed: boolean
}

/** Return a position with only this seat's row, and its turn, so that a player can try a word while others play. */
function studied(table: MokaView, seat: number): View {
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

/** Return the rules' report on these cards in this order, or null if the server is out of reach. */
export async function previewOf(study: Study, table: MokaView, seat: number, pieces: Piece[]): Promise<Preview | null> {
  const move = moveOf(pieces)
  try {
    return { ...((await study.examine(studied(table, seat), move)) as Preview), move }
  } catch {
    return null
  }
}
