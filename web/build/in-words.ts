/** The parts of a Fluent file that are not text: message names, variants and placeables. */
const NAMES = /(^\s*\.?[a-z][\w-]* =|\{[^{}]*?(?:\}|->)|\[[\w-]+\])/m

/** Apply `change` to the words of a Fluent or Markdown source, and leave the names as they are. */
export function inWords(source: string, change: (words: string) => string): string {
  return source
    .split(NAMES)
    .map((piece, at) => (at % 2 === 0 ? change(piece) : piece))
    .join('')
}
