/**
 * The claims of the pictures for the rules of MOKA: sums, and every card of each deck. Tests check them against the
 * rules.
 */

import { printedOn } from './model/printed'
import { CATEGORIES, LEVELS, WIDTH } from './model/view'
import { AT_SEATS } from './model/targets'

export const SPECIALS = ['BOOM', 'STEAL', 'SWAP', 'PEEK', 'AGAIN', 'STOP', 'DRAW', 'FLUSH', 'QUAKE']
export const LANGUAGES = ['fr', 'nl', 'en']

/** Words made of French cards, with the letters of the holes, and their points. */
export const SUMS = [
  { cards: ['Bg', 'Or', 'Ib', 'Sr'], sum: '5 × 4 = 20' },
  { cards: ['Bg', 'Or', '*I', 'Sr'], sum: '4 × 4 = 16' },
  { cards: ['Og', 'Eg', 'Ig', 'Lg'], sum: '4 × 4 × 2 = 32' },
]

/** The count of a round: a player's words, one achieved challenge, and the total. */
export const ROUND = {
  words: [
    { cards: ['Bg', 'Or', 'Ib', 'Sr'], sum: '5 × 4 = 20' },
    { cards: ['Vr', 'Og', 'Ir', 'Eb', 'Sr'], sum: '6 × 5 = 30' },
  ],
  challenge: '15-1',
  sum: '20 + 30 + 15 = 65',
}

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** The letters of three points that are not red; each exists once. */
const GREEN = 'KXC'
const BLUE = 'QW'

const colourOf = (dear: string) => (GREEN.includes(dear) ? 'g' : BLUE.includes(dear) ? 'b' : 'r')

/** Return the letter cards of the deck of `language`, each once. */
export function lettersOf(language: string): string[] {
  return ALPHABET.flatMap((letter) =>
    printedOn(letter, language) === 3 ? [letter + colourOf(letter)] : ['r', 'g', 'b'].map((colour) => letter + colour),
  )
}

export const examples = {
  sums: SUMS,
  round: ROUND,
  specials: SPECIALS,
  atSeats: [...AT_SEATS],
  categories: CATEGORIES,
  levels: LEVELS,
  width: WIDTH,
  letters: Object.fromEntries(LANGUAGES.map((language) => [language, lettersOf(language)])),
}
