/** How French is set in type: in Fluent and in Markdown. */

/** A space before these signs, or after an opening quote. */
const BESIDE_SIGNS = /(?<=\S) (?=[;:!?»](?:[\s).,*]|$))|(?<=«) /g

/** A hyphen between a verb and its pronoun, or the “t” between the two, or in what is short, as “au-dessus” and “SHA-256”. */
const INSIDE =
  /(?<=\p{L})-(?=(?:t|je|tu|ils?|elles?|on|nous|vous|ce|moi|toi|lui|leur|les?|la|en|y|ci|là|dessus|dessous|être|mêmes?|\d+)(?![\p{L}\p{N}]))/giu

/** What of a Fluent file is no text: the names of sentences and of forms, and what is put in. */
export const FLUENT_NAMES = /(^\s*\.?[a-z][\w-]* =|\{[^{}]*?(?:\}|->)|\[[\w-]+\])/m

/** The text with spaces and hyphens that do not break where no line may end. */
export function typeset(source: string): string {
  return source
    .replace(BESIDE_SIGNS, '\u00a0')
    .split(FLUENT_NAMES)
    .map((piece, at) => (at % 2 === 0 ? piece.replace(INSIDE, '\u2011') : piece))
    .join('')
}
