/** What the page receives of a position, and the moves in words. */

import type { View } from '../../wire/types'
import { t } from '../../words/words.svelte'

/** A card that this viewer may not see is `?`. */
export interface StashView extends View {
  hands: string[][]
  stock: string[]
  pile: string[]
}

/** Return a move as on a button, in the player's language. */
export function phrase(move: string): string {
  if (move === 'draw') return t('stash-do-draw')
  return move === 'pass' ? t('stash-do-pass') : t('stash-do-lay', { card: move })
}
