/** The numbers of the rulebook that tips and things to know name; those of a variant prevail. */

export const numbers = { mouse_reach: 1, jackal_reach: 2, lion_reach: 3 }
