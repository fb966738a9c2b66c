/** A legal move in words, as on a button, and how much it does. */

import { t } from '../../words/words.svelte'
import { added, DRAW, PASS, read } from './moves'
import { spoken, spokenAll } from './spoken'
import type { Table } from './table'

/** The tiles from one's rack that a move lays. */
function laidBy(move: string, view: Pick<Table, 'table'>): string[] {
  const table = read(move)?.table
  return table == null ? [] : added(view.table, table)
}

/** So many tiles leave the rack for the table. */
export const deeds = (move: string, view: Pick<Table, 'table'>): number => laidBy(move, view).length

export function phrase(move: string, view: Pick<Table, 'table'>): string {
  if (move === DRAW) return t('rummikub-phrase-draw')
  if (move === PASS) return t('rummikub-phrase-pass')
  const written = read(move)
  const laid = laidBy(move, view)
  const tile = written?.discard == null ? '' : spoken(written.discard)
  if (laid.length === 0) return tile === '' ? t('rummikub-phrase-nothing') : t('rummikub-phrase-discard', { tile })
  return tile === ''
    ? t('rummikub-phrase-lay', { tiles: spokenAll(laid) })
    : t('rummikub-phrase-both', { tiles: spokenAll(laid), tile })
}
