/** Legal moves in words, as on a button. */

import { t } from '../../words/words.svelte'
import { movedBy } from './moves'
import { gridOf, type TokanView } from './squares'

export function phrase(move: string, view: TokanView): string {
  const parts = movedBy(move)
  if (parts === null) return move
  if ('animal' in parts) return t('tokan-do-place', { animal: parts.animal, square: parts.to })
  const animal = gridOf(view).towers.get(parts.from)?.at(-1)
  return t('tokan-do-move', { animal, from: parts.from, to: parts.to, load: parts.load })
}
