/** The claims of the pictures for the rules of TOKAN. Tests check them against the rules. */

/**
 * A row of squares: towers from bottom to top (`.` is a gap), a leap from column to column, and the square where no
 * animal may land.
 */
export interface Row {
  cells: string[]
  leap?: [number, number]
  taboo?: number
}

export const REACH: Row[] = [
  { cells: ['M', 'j', 'J', 'm'], leap: [0, 1] },
  { cells: ['J', 'l', 'm', 'J'], leap: [0, 2] },
  { cells: ['L', 'm', 'jJ', 'l'], leap: [0, 3] },
]
export const LANDING: Row[] = [{ cells: ['m', 'l', 'J', 'M', '.'], leap: [2, 0], taboo: 4 }]
export const JUMP: Row[] = [{ cells: ['J', 'mjLl', 'j', 'M'], leap: [0, 2] }]
export const TABOO: Row[] = [{ cells: ['m', 'Ml', 'j', 'J', 'l', 'm'], leap: [3, 5], taboo: 1 }]

/** Leaps, and the row after each. */
export const CARRY: Row[] = [{ cells: ['jmL', 'J', 'l', 'JMj'], leap: [0, 3] }, { cells: ['j', 'J', 'l', 'JMjmL'] }]
export const GAP: Row[] = [
  { cells: ['m', '.', 'l', 'm', 'J', 'M', 'j'], leap: [4, 6] },
  { cells: ['m', '.', '.', 'l', 'm', 'M', 'jJ'] },
]
export const EDGE: Row[] = [{ cells: ['J', 'm', 'l', 'j'], leap: [0, 2] }, { cells: ['.', 'm', 'lJ', 'j'] }]

/** Towers from the side: the animal may go from `from` to `to`, but not to `not`. */
export const LEVELS = { cells: ['l', 'm', 'mJ', 'j', 'jj'], from: 2, to: 4, not: 0 }

/** The only row left. Black is to move and cannot. The points of red and black are counted in both ways. */
export const COUNT = { cells: ['mjL', '.', 'lJ', '.', 'Mjl', 'M'], towers: [5, 3], heads: [6, 3] }

export const examples = {
  reach: REACH,
  landing: LANDING,
  jump: JUMP,
  taboo: TABOO,
  carry: CARRY,
  gap: GAP,
  edge: EDGE,
  levels: LEVELS,
  count: COUNT,
}
