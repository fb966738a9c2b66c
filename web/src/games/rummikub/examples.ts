/** The claims of the pictures for the rules of Rummikub. Tests check them against the rules. */

/**
 * Sets on the table, with valid and invalid results of a turn. A star marks a tile from the rack, and `J=y6` the tile
 * that a joker stands for.
 */
export const TURNS = {
  extending: [{ sets: 'b3 b4 b5, r9 b9 k9' }, { sets: 'b3 b4 b5 b6*, r9 b9 k9 y9*', after: true, good: true }],
  shift: [
    { sets: 'r3 r4 r5, b3 k3 y3' },
    { sets: 'r4 r5 r6*, r3 b3 k3 y3', after: true, good: true },
    { sets: 'r4 r5, r3 b3 k3 y3', good: false },
  ],
  breaking: [
    { sets: 'r6 r7 r8 r9 r10' },
    { sets: 'r6 r7 r8*, r8 r9 r10', after: true, good: true },
    { sets: 'r6 r7 r7*, r8 r9 r10', good: false },
  ],
  swap: [
    { sets: 'b6 k6 y6, b7 b8 b9' },
    { sets: 'r6* k6 y6, b6 b7 b8 b9', after: true, good: true },
    { sets: 'b6 b6* k6 y6, b7 b8 b9', good: false },
  ],
  rearranging: [{ sets: 'r4 r5 r6 r7' }, { sets: 'r4 r5 r6, r7 b7* k7*', after: true, good: true }],
  staying: [{ sets: 'r3 r4 J=r5' }, { sets: 'r3 r4 J=r5 r6*', after: true, good: true }],
  jokers: [{ sets: 'r8 b8 J=8' }, { sets: 'r8 b8 k8*, y4* y5* J=y6', after: true, good: true }],
  held: [{ sets: 'b3 b4 J=b5' }, { sets: 'b2* b3 b4, r7* y7* J=7', after: true, good: false }],
}

/** An opening: all tiles are from the rack, with the points. */
export const OPENING = { sets: 'k4* k5* k6*, r11* J=11* y11*', points: 48 }

/** Sets, and invalid ones. */
export const SETS = [
  { sets: 'r7 b7 k7, b3 b4 b5 b6', good: true },
  { sets: 'r9 r9 k9, y12 y13 y1', good: false },
]

export const examples = { turns: TURNS, opening: OPENING, sets: SETS }
