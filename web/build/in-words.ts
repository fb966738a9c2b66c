/** What of a Fluent file is no text: the names of sentences and of forms, and what is put in. */
const NAMES = /(^\s*\.?[a-z][\w-]* =|\{[^{}]*?(?:\}|->)|\[[\w-]+\])/m

/** The source, Fluent or Markdown, with its words changed and its names as they are. */
export function inWords(source: string, change: (words: string) => string): string {
  return source
    .split(NAMES)
    .map((piece, at) => (at % 2 === 0 ? change(piece) : piece))
    .join('')
}
