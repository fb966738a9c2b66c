/** A legal move in words, as on a button, and how much it does. */

import { t } from '../../words/words.svelte'
import { added, DRAW, PASS, read } from './moves'
import { JOKER, numberOf } from './tiles'
import { spoken, spokenAll } from './spoken'
import type { RummikubView } from './view'

/** Return the tiles that a move lays from the rack. */
function laidBy(move: string, view: Pick<RummikubView, 'table'>): string[] {
  const table = read(move)?.table
  return table == null ? [] : added(view.table, table)
}

/** Return how many tiles leave the rack for the table. Among equals, a discard of more points does more. */
export function deeds(move: string, view: Pick<RummikubView, 'table'>): number {
  const discard = read(move)?.discard ?? JOKER
  return laidBy(move, view).length + (discard === JOKER ? 0 : numberOf(discard) / 100)
}

/** Return the kind of a move: it lays only new sets, adds to sets, rearranges sets, or lays nothing. Then its tiles. */
export function kinds(move: string, view: Pick<RummikubView, 'table'>): string[] {
  const table = read(move)?.table
  if (table == null) return [move === DRAW || move === PASS ? move : 'nothing', '']
  const before = view.table.map((set) => set.join(' '))
  const after = table.map((set) => set.join(' '))
  const whole = before.every((set) => after.some((now) => now === set || ` ${now} `.includes(` ${set} `)))
  const kept = before.every((set) => after.includes(set))
  return [kept ? 'new' : whole ? 'added' : 'rearranged', laidBy(move, view).join(' ')]
}

export function phrase(move: string, view: Pick<RummikubView, 'table'>): string {
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
