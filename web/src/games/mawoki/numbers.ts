/** The numbers of the rulebook that buttons, tips and things to know name; those of a variant prevail. */

export const numbers = { stuck_draws: 1, arrow_cards: 1 }
