/** Tiles in notation (`r3`, `k12`, `J`), and the sortings of a rack. */

export const JOKER = 'J'
export const HIDDEN = '?'
export const COLOURS = ['r', 'b', 'k', 'y'] as const
export type Colour = (typeof COLOURS)[number]

export const isJoker = (name: string) => name === JOKER
export const colourOf = (name: string) => name[0] as Colour
export const numberOf = (name: string) => Number(name.slice(1))

/** A tile that keeps its identity. `mine`: it was on the rack at the start of the turn. */
export interface Piece {
  id: string
  name: string
  mine: boolean
}

export type Sorting = 'colour' | 'number'

/** Return the place of a tile on a sorted rack. */
function place(name: string, by: Sorting): number {
  if (isJoker(name)) return 10_000
  const colour = COLOURS.indexOf(colourOf(name))
  return by === 'colour' ? colour * 100 + numberOf(name) : numberOf(name) * 10 + colour
}

export function sorted(rack: readonly Piece[], by: Sorting): Piece[] {
  return [...rack].sort((one, other) => place(one.name, by) - place(other.name, by) || (one.id < other.id ? -1 : 1))
}
