/** The parts of a move, for the board to highlight. */

import type { MokaView } from './view'
import { AT_SEATS } from './targets'

export interface Highlights {
  /** Places of the grid. */
  places: Set<number>
  /** Cards of the player's own row, by index. */
  own: Set<number>
  /** Cards in front of others: `2.0`. */
  cards: Set<string>
  seats: Set<number>
  /** A special in front of the player. */
  special: string | null
  /** A button, by its move or the beginning of its move: `take`, `use`, `challenge 15`, `flush`. */
  action: string | null
}

export const NO_HIGHLIGHTS: Highlights = {
  places: new Set(),
  own: new Set(),
  cards: new Set(),
  seats: new Set(),
  special: null,
  action: null,
}

/** Return the targets of a special with these arguments. */
function aimedAt(special: string, given: string): Partial<Highlights> {
  if (given === '') return {}
  if (special === 'PEEK') return { places: new Set(given.split(' ').map(Number)) }
  if (AT_SEATS.has(special)) return { seats: new Set([Number(given)]) }
  const [own, card] = given.includes('>') ? (given.split('>') as [string, string]) : [null, given]
  return { cards: new Set([card]), own: own === null ? new Set() : new Set([Number(own)]) }
}

export function highlightsOf(move: string | null, table: Pick<MokaView, 'flipped' | 'grid'>): Highlights {
  if (move === null) return NO_HIGHLIGHTS
  const [verb = '', ...rest] = move.split(' ')
  if (verb === 'flip') return { ...NO_HIGHLIGHTS, places: new Set([Number(rest[0])]) }
  if (verb === 'play') return { ...NO_HIGHLIGHTS, special: rest[0] ?? null, ...aimedAt(rest[0] ?? '', rest.slice(1).join(' ')) }
  if (verb === 'use') {
    const card = table.flipped === null ? '' : (table.grid[table.flipped] ?? '')
    return { ...NO_HIGHLIGHTS, action: 'use', ...aimedAt(card, rest.join(' ')) }
  }
  // A word appears in the tray.
  return verb === 'word' ? { ...NO_HIGHLIGHTS, action: 'word' } : { ...NO_HIGHLIGHTS, action: move }
}
