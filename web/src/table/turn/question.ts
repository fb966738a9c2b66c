/** What is asked before a move is made. */

import type { GamePart } from '../../games/part'
import type { View } from '../../wire/types'
import { begun } from '../../words/named'
import { t } from '../../words/words.svelte'

export interface Question {
  /** Whether the move may cost dearly; else this person wants to be asked about every move. */
  costly: boolean
  text: string
}

type Asking = Pick<GamePart, 'costly' | 'phrase'> | null | undefined

/** The question about a move at a table where one sees `view`; `always`: there is one about every move. Null: none. */
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
