/** What cards would be worth as a word: asked of the rules, about a table on which nothing else lies. */

import { api } from '../../api'
import type { Happening } from '../../shapes'
import { moveOf, type Piece } from './spelling'
import { LEVELS, type Table } from './table'

const NO_SEED = '0'.repeat(64)

/** Only these cards lie before the seat, and the table would vote: so any letters have their points. */
function studied(table: Table, seat: number, pieces: Piece[]): object {
  const bySeat = <T>(make: (at: number) => T): T[] => Array.from({ length: table.players }, (_, at) => make(at))
  return {
    game: table.game,
    options: { ...table.options, contest: 'table' },
    players: table.players,
    phase: 'turn',
    turn: seat,
    round: 1,
    grid: table.grid.map(() => null),
    flipped: null,
    stock: [],
    stacks: Object.fromEntries(LEVELS.map((level) => [level, []])),
    rows: bySeat((at) => (at === seat ? pieces.map((piece) => piece.card) : [])),
    specials: bySeat(() => []),
    challenges: bySeat(() => []),
    words: bySeat(() => []),
    seen: bySeat(() => ({})),
    skips: bySeat(() => 0),
    scores: bySeat(() => 0),
    extra: 0,
    drawn: null,
    vote: null,
    rng: { seed: NO_SEED, used: 0 },
  }
}

/** The points of these cards in this order; null when the rules give none (too short), or cannot be asked. */
export async function worthOf(table: Table, seat: number, pieces: Piece[]): Promise<number | null> {
  try {
    const after = await api.studyApply(studied(table, seat, pieces), moveOf(pieces))
    const events = after.events as unknown as Happening[]
    return (events.find((event) => typeof event.points === 'number')?.points as number | undefined) ?? null
  } catch {
    return null
  }
}
