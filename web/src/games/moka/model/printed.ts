/**
 * The numbers printed on the letter cards of each language, as part of their picture. A test compares them with the
 * decks (`pieces.py`).
 */

/** The rounds of a match by the rulebook; variants have others. A test compares this with the rules (`pieces.py`). */
export const ROUNDS = 3

const DEAR: Record<string, { one: string; three: string }> = {
  fr: { one: 'EAISNRTOUL', three: 'JYZKXQW' },
  nl: { one: 'EAINORSTDL', three: 'FYZCXQW' },
  en: { one: 'EAILNORSTU', three: 'JVZKXQW' },
}

/** Return the number on a letter card of the deck of `language`. */
export function printedOn(letter: string, language: string): number {
  const deck = DEAR[language]
  if (deck?.one.includes(letter)) return 1
  return deck?.three.includes(letter) ? 3 : 2
}
