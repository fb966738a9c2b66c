/** Cards as the notation writes them: `bT/rC/s` is blue tomahawk, red canoe, smoke; `J` the joker; `?` a hidden card. */

import { t } from '../../words/words.svelte'

export type Colour = 'b' | 'r' | 'y'
export type Drawing = 'T' | 'P' | 'C' | 'H'
export type SignName = 'smoke' | 'arrow' | 'snake' | 'none' | 'joker'

export interface Half {
  colour: Colour
  drawing: Drawing
}

export const JOKER = 'J'
export const HIDDEN = '?'

const COLOURS = 'bry'
const DRAWINGS = 'TPCH'
const SIGNS: Record<string, SignName> = { s: 'smoke', a: 'arrow', n: 'snake', '-': 'none', J: 'joker' }

/** The two halves of a card; none of the joker and of a hidden card. */
export function halvesOf(card: string): Half[] {
  const parts = card.split('/').slice(0, 2)
  return parts.length < 2 ? [] : parts.map((half) => ({ colour: half[0] as Colour, drawing: half[1] as Drawing }))
}

/** What stands on the diagonal; null for a hidden card. */
export function signOf(card: string): SignName | null {
  return SIGNS[card.at(-1) ?? ''] ?? null
}

/** A card in words: "blue tomahawk / red canoe (smoke)". */
export function cardName(card: string): string {
  const [half, other] = card.split('/')
  return t('mawoki-card', { half, other_half: other, sign: signOf(card) ?? HIDDEN })
}

export const ORDERS = ['colour', 'drawing'] as const
export type Order = (typeof ORDERS)[number]

/** Where a card stands in a hand: the joker last. */
function rank(card: string, order: Order): number {
  const halves = halvesOf(card)
  if (halves.length === 0) return Number.MAX_SAFE_INTEGER
  const colours = halves.reduce((sum, half) => sum * 3 + COLOURS.indexOf(half.colour), 0)
  const drawings = halves.map((half) => DRAWINGS.indexOf(half.drawing))
  if (order === 'colour') return colours * 16 + (drawings[0] ?? 0) * 4 + (drawings[1] ?? 0)
  return Math.min(...drawings) * 1000 + Math.max(...drawings) * 100 + colours
}

/** The hand as this person likes to hold it. */
export function sorted(hand: string[], order: Order): string[] {
  return [...hand].sort((one, other) => rank(one, order) - rank(other, order))
}
