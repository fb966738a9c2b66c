/** The numbers of the rulebook that tips and things to know name; those of a variant prevail. */

export const numbers = { rounds: 3, words: 3 }
