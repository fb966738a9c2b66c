/** Moves and cards in the player's language. */

import { t } from '../../words/words.svelte'
import { parse } from './moves'
import { HIDDEN, type TokoMajaView } from './view'

/** Return the top card of a pile in words, for screen readers. */
export const spoken = (card: string | undefined) =>
  card === undefined || card === HIDDEN ? t('toko-maja-face-down') : t('toko-maja-card', { card })

/** Return `22J` in words. */
export function spokenTriple(triple: string): string {
  const jokers = [...triple].filter((card) => card === 'J').length
  return t('toko-maja-triple', { card: triple[0], jokers })
}

/** Return a legal move as on a button. */
export function phrase(move: string, table: TokoMajaView): string {
  const is = parse(move)
  const drawn = (index: number) => table.drawn?.[index] ?? HIDDEN
  switch (is.do) {
    case 'take':
      return t('toko-maja-say-take', { pile: is.pile, card: table.discards[is.pile - 1]?.at(-1) ?? HIDDEN })
    case 'draw':
      return t('toko-maja-say-draw')
    case 'keep':
      return t('toko-maja-say-keep', { card: drawn(is.kept), other: drawn(1 - is.kept), pile: is.pile })
    case 'table':
      return t('toko-maja-say-table', { card: drawn(is.laid), pile: is.pile, other: drawn(1 - is.laid), rest: is.rest })
    case 'lay':
      return t('toko-maja-say-lay', { triple: spokenTriple(is.triple) })
    case 'nothing':
      return t('toko-maja-say-nothing')
  }
}
