/** A legal move in words, as on a button. */

import type { View } from '../../shapes'
import { t } from '../../words/words.svelte'
import { added, DRAW, PASS, read } from './moves'
import { spoken, spokenAll } from './spoken'
import { tableOf } from './table'

export function phrase(move: string, view: View): string {
  if (move === DRAW) return t('rummikub-phrase-draw')
  if (move === PASS) return t('rummikub-phrase-pass')
  const written = read(move)
  const laid = written?.table == null ? [] : added(tableOf(view).table, written.table)
  const tile = written?.discard == null ? '' : spoken(written.discard)
  if (laid.length === 0) return tile === '' ? t('rummikub-phrase-nothing') : t('rummikub-phrase-discard', { tile })
  return tile === '' ? t('rummikub-phrase-lay', { tiles: spokenAll(laid) }) : t('rummikub-phrase-both', { tiles: spokenAll(laid), tile })
}
