/**
 * The order of a player's rack: a sorting, which applies at every table, or an order made by hand at one table.
 *
 * This browser stores both, and the orders of only the latest tables.
 */

import { sorted, type Piece, type Sorting } from './tiles'

const SORTING = 'tablee.rummikub.sorting'
const RACKS = 'tablee.rummikub.racks'
const MOST_TABLES = 20

export function keptSorting(): Sorting {
  try {
    return localStorage.getItem(SORTING) === 'number' ? 'number' : 'colour'
  } catch {
    // The browser stores nothing.
    return 'colour'
  }
}

export function keepSorting(by: Sorting): void {
  try {
    localStorage.setItem(SORTING, by)
  } catch {
    // It lasts until the page closes.
  }
}

/** By table, the latest last: the names of the tiles in their order. */
function racks(): [string, string[]][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(RACKS) ?? '[]')
    const good = (one: unknown): one is [string, string[]] =>
      Array.isArray(one) &&
      typeof one[0] === 'string' &&
      Array.isArray(one[1]) &&
      one[1].every((name) => typeof name === 'string')
    return Array.isArray(found) ? found.filter(good) : []
  } catch {
    return []
  }
}

/** Return the order made by hand at `table`, or null if the rack is sorted. */
export const keptRack = (table: string): string[] | null => racks().find(([kept]) => kept === table)?.[1] ?? null

export function keepRack(table: string, names: readonly string[] | null): void {
  const others = racks().filter(([kept]) => kept !== table)
  const all = names === null ? others : [...others, [table, names]]
  try {
    localStorage.setItem(RACKS, JSON.stringify(all.slice(-MOST_TABLES)))
  } catch {
    // It lasts until the page closes.
  }
}

/** Return the pieces in the order of `names`, each name for one piece. Pieces without a name come last, sorted. */
export function arranged(pieces: readonly Piece[], names: readonly string[] | null, by: Sorting): Piece[] {
  const left = sorted(pieces, by)
  if (names === null) return left
  const placed = names.flatMap((name) => {
    const at = left.findIndex((piece) => piece.name === name)
    return at < 0 ? [] : left.splice(at, 1)
  })
  return [...placed, ...left]
}

/** Return the rack with `ids` moved, in their order, before the piece at index `at`. */
export function rearranged(rack: readonly Piece[], ids: readonly string[], at: number): Piece[] {
  const going = ids.flatMap((id) => rack.find((piece) => piece.id === id) ?? [])
  const stays = (piece: Piece) => !going.includes(piece)
  return [...rack.slice(0, at).filter(stays), ...going, ...rack.slice(at).filter(stays)]
}

/** Return the items of `names` that are still held, each as often as it is held. */
export function stillHeld(names: readonly string[], held: readonly string[]): string[] {
  const left = [...held]
  return names.filter((name) => {
    const at = left.indexOf(name)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}
