/** Sentences about the results in this browser. */

import { idOf, t } from '../words/words.svelte'
import type { Against, Best } from './kept'

export function againstText(against: Against): string {
  return typeof against === 'number' ? t('level-short', { level: against }) : t(`mine-against-${against}`)
}

/** Return a best in the words of its game. */
export function bestText(game: string, key: string, { value, text }: Pick<Best, 'value' | 'text'>): string {
  return t(idOf(game, 'best', key), { value, text })
}
