/** All cards in the order of the notation, for the rules page, which shows them. */

import { JOKER } from './cards'

const DRAWINGS = 'TPCH'

/**
 * A table for each pair of colours: one row for each thing of the first colour, one letter for each thing of the second
 * (docs/rules).
 */
const DIAGONALS: [string, string, string[]][] = [
  ['b', 'r', ['s-n-', 'a--s', 'n-sa', '-san']],
  ['b', 'y', ['an-s', 'n-s-', '-sa-', 'san-']],
  ['r', 'y', ['n-sa', '-san', 's-n-', 'a--s']],
]

export const DECK: string[] = [
  ...DIAGONALS.flatMap(([one, other, rows]) =>
    rows.flatMap((row, at) => [...row].map((sign, end) => `${one}${DRAWINGS[at]}/${other}${DRAWINGS[end]}/${sign}`)),
  ),
  JOKER,
]
