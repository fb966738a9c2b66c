/** The typography of numbers, units, sums, single letters and dashes in every language: related characters stay on one line. */

import { inWords } from './in-words.ts'

/** A space inside a sum, as in “2 + 1 = 3”. In Markdown the result may be bold. */
const IN_SUMS = /(?<=[\d)]) (?=[=+×−]\s\**[\d(])|(?<=[\d)][ \u00a0][=+×−])\s(?=\**[\d(])/g

/**
 * A space before a number, if a punctuation mark or a short word follows the number: “height 2.”, “a red 6 to the run”.
 */
const AFTER_WORDS = /(?<=\p{L}\p{L}) (?=\d+(?:[.,:;!?)]| \p{Ll}{1,3}(?!\p{L})))/gu

/** A space between a number and a longer word, which the number counts: “worth 30 points”. */
const BEFORE_WORDS = /(?<=[\p{L}\p{P}|]\s?\**\d+) (?=\p{Ll}{4})/gu

/**
 * Letters that are cards, as in “P, I, A, N, O” and “E 18”. Also the end of such a list with its adjective: “Q W blue”.
 */
const BETWEEN_LETTERS =
  /(?<=(?:^|[\s(*])\p{Lu},) (?=\p{Lu}(?!\p{L}))|(?<=\s\p{Lu}) (?=\d)|(?<=\s\p{Lu} \p{Lu}) (?=\p{Ll}+(?:,| \|))/gmu

/** Cards in a row, as in “2-2-joker”, and compounds such as “3-point”. */
const ROWS = /(?<![\p{L}\d])\d+(?:-[\p{L}\d]+)+/gu

/** A space before a dash or a dot, which would otherwise begin a line. In a Markdown table the dash may be a whole cell. */
const BEFORE_DASHES = /(?<!\|) (?=[–·] )/g

/** A space between a number, or the variable for it, and its unit: “5 s”. */
const BEFORE_UNITS = /(?<=[\d}]) (?=(?:s|min|h|ms|[kM]B|[kM]o)(?![\p{L}\p{N}'’-]))/gu

/** Return the text with non-breaking spaces and hyphens at places where no line may end. */
export function together(source: string): string {
  return inWords(source.replace(BEFORE_UNITS, '\u00a0'), (text) =>
    text
      .replace(IN_SUMS, '\u00a0')
      .replace(AFTER_WORDS, '\u00a0')
      .replace(BEFORE_WORDS, '\u00a0')
      .replace(BETWEEN_LETTERS, '\u00a0')
      .replace(BEFORE_DASHES, '\u00a0')
      .replace(ROWS, (row) => row.replaceAll('-', '\u2011')),
  )
}
