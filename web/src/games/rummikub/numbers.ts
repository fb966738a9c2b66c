/** The numbers of the rulebook that tips and things to know name; those of a variant prevail. */

export const numbers = { opening: 30, colours: 4 }
