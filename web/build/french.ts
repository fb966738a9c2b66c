/** French typography, in Fluent and in Markdown files. */

import { inWords } from './in-words.ts'

/** A space before these signs, or after an opening quote. */
const BESIDE_SIGNS = /(?<=\S) (?=[;:!?»](?:[\s).,*]|$))|(?<=«) /g

/**
 * A hyphen between a verb and its pronoun, beside the “t” between them, or inside a short compound such as “au-dessus”
 * or “SHA-256”.
 */
const INSIDE =
  /(?<=\p{L})-(?=(?:t|je|tu|ils?|elles?|on|nous|vous|ce|moi|toi|lui|leur|les?|la|en|y|ci|là|dessus|dessous|être|mêmes?|\d+)(?![\p{L}\p{N}]))/giu

/** Return the text with non-breaking spaces and hyphens at places where no line may end. */
export function typeset(source: string): string {
  return inWords(source.replace(BESIDE_SIGNS, '\u00a0'), (text) => text.replace(INSIDE, '\u2011'))
}
