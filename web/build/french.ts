/** How French is set in type: in Fluent and in Markdown. */

import { inWords } from './in-words.ts'

/** A space before these signs, or after an opening quote. */
const BESIDE_SIGNS = /(?<=\S) (?=[;:!?»](?:[\s).,*]|$))|(?<=«) /g

/** A hyphen between a verb and its pronoun, or the “t” between the two, or in what is short, as “au-dessus” and “SHA-256”. */
const INSIDE =
  /(?<=\p{L})-(?=(?:t|je|tu|ils?|elles?|on|nous|vous|ce|moi|toi|lui|leur|les?|la|en|y|ci|là|dessus|dessous|être|mêmes?|\d+)(?![\p{L}\p{N}]))/giu

/** The text with spaces and hyphens that do not break where no line may end. */
export function typeset(source: string): string {
  return inWords(source.replace(BESIDE_SIGNS, '\u00a0'), (text) => text.replace(INSIDE, '\u2011'))
}
