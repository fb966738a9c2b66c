/** How numbers, sums and single letters are set in type, in every language: what belongs together stands in one line. */

import { inWords } from './in-words.ts'

/** Between two numbers: “2 + 1 = 3”. In Markdown a result may be bold. */
const IN_SUMS = /(?<=[\d)]) (?=[=+×−]\s\**[\d(])|(?<=[\d)][ \u00a0][=+×−])\s(?=\**[\d(])/g

/** A number that a sign or a short word follows belongs to the word before it: “height 2.”, “a red 6 to the run”. */
const AFTER_WORDS = /(?<=\p{L}\p{L}) (?=\d+(?:[.,:;!?)]| \p{Ll}{1,3}(?!\p{L})))/gu

/** Before anything longer, in a sentence or a column, it counts that: “worth 30 points”. */
const BEFORE_WORDS = /(?<=[\p{L}\p{P}|]\s?\**\d+) (?=\p{Ll}{4})/gu

/** Letters that are cards: “P, I, A, N, O”, “E 18”, and the last of a list with what is said of all: “Q W blue”. */
const BETWEEN_LETTERS =
  /(?<=(?:^|[\s(*])\p{Lu},) (?=\p{Lu}(?!\p{L}))|(?<=\s\p{Lu}) (?=\d)|(?<=\s\p{Lu} \p{Lu}) (?=\p{Ll}+(?:,| \|))/gmu

/** Cards in a row: “2-2-joker”, and “3-point”. */
const ROWS = /(?<![\p{L}\d])\d+(?:-[\p{L}\d]+)+/gu

/** The text with spaces and hyphens that do not break where no line may end. */
export function together(source: string): string {
  return inWords(source, (text) =>
    text
      .replace(IN_SUMS, '\u00a0')
      .replace(AFTER_WORDS, '\u00a0')
      .replace(BEFORE_WORDS, '\u00a0')
      .replace(BETWEEN_LETTERS, '\u00a0')
      .replace(ROWS, (row) => row.replaceAll('-', '\u2011')),
  )
}
