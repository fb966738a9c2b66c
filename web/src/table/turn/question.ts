/** The question before a move. */

import type { GamePart } from '../../games/part'
import type { View } from '../../wire/types'
import { begun } from '../../words/named'
import { t } from '../../words/words.svelte'

export interface Question {
  /** True if the move may cost dearly. Otherwise the user confirms every move. */
  costly: boolean
  text: string
}

type Asking = Pick<GamePart, 'costly' | 'phrase'> | null | undefined

/** Return the question about a move for a viewer of `view`, or null. `always`: every move has one. */
export function questionAbout(
  move: string,
  view: View,
  legal: string[],
  names: string[],
  part: Asking,
  always: boolean,
): Question | null {
  const why = part?.costly?.(move, view, legal) ?? null
  if (why !== null) return { costly: true, text: t(why) }
  return always ? { costly: false, text: begun(part?.phrase?.(move, view, names) ?? move, names) } : null
}
