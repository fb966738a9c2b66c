/** Cards in notation: `Er` is a letter and its colour, `*` a hole, `?` hidden, and anything else a special. */

import { t } from '../../../words/words.svelte'
import { printedOn } from './printed'

export type Colour = 'r' | 'g' | 'b'

export const HOLE = '*'
export const HIDDEN = '?'

export const isHole = (card: string) => card === HOLE
export const isLetter = (card: string) => card.length === 2
export const letterOf = (card: string) => card[0] as string
export const colourOf = (card: string) => card[1] as Colour

/** Return a card for screen readers: its letter, colour and points, or its name. */
export function spoken(card: string, language: string): string {
  if (card === HIDDEN) return t('moka-card-hidden')
  if (isHole(card)) return t('moka-card-hole')
  if (!isLetter(card)) return t(`moka-special-${card}`)
  return t('moka-card-letter', { letter: letterOf(card), colour: colourOf(card), points: printedOn(letterOf(card), language) })
}
