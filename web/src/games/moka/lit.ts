/** What a move is about, so that the board can light it up. */

import type { Table } from './table'

export interface Lit {
  /** Places of the grid. */
  places: Set<number>
  /** Cards of one's own row, by index. */
  own: Set<number>
  /** Cards before others: `2.0`. */
  cards: Set<string>
  seats: Set<number>
  /** A special that lies before one. */
  special: string | null
  /** A button, by the move or what it begins: `take`, `use`, `challenge 15`, `flush`. */
  action: string | null
}

export const UNLIT: Lit = { places: new Set(), own: new Set(), cards: new Set(), seats: new Set(), special: null, action: null }

/** What a special with these arguments is aimed at. */
function aimedAt(special: string, given: string): Partial<Lit> {
  if (given === '') return {}
  if (special === 'PEEK') return { places: new Set(given.split(' ').map(Number)) }
  if (special === 'STOP' || special === 'FLUSH') return { seats: new Set([Number(given)]) }
  const [own, card] = given.includes('>') ? (given.split('>') as [string, string]) : [null, given]
  return { cards: new Set([card]), own: own === null ? new Set() : new Set([Number(own)]) }
}

export function litBy(move: string | null, table: Pick<Table, 'flipped' | 'grid'>): Lit {
  if (move === null) return UNLIT
  const [verb = '', ...rest] = move.split(' ')
  if (verb === 'flip') return { ...UNLIT, places: new Set([Number(rest[0])]) }
  if (verb === 'play') return { ...UNLIT, special: rest[0] ?? null, ...aimedAt(rest[0] ?? '', rest.slice(1).join(' ')) }
  if (verb === 'use') {
    const card = table.flipped === null ? '' : (table.grid[table.flipped] ?? '')
    return { ...UNLIT, action: 'use', ...aimedAt(card, rest.join(' ')) }
  }
  // A word is shown where words are made.
  return verb === 'word' ? { ...UNLIT, action: 'word' } : { ...UNLIT, action: move }
}
