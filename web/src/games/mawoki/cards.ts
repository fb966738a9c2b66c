/** Cards in notation: `bT/rC/s` is blue tomahawk, red canoe, smoke; `J` is the joker; `?` is a hidden card. */

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

/** Return the two halves of a card; empty for the joker and for a hidden card. */
export function halvesOf(card: string): Half[] {
  const parts = card.split('/').slice(0, 2)
  return parts.length < 2 ? [] : parts.map((half) => ({ colour: half[0] as Colour, drawing: half[1] as Drawing }))
}

/** Return the sign on the diagonal, or null for a hidden card. */
export function signOf(card: string): SignName | null {
  return SIGNS[card.at(-1) ?? ''] ?? null
}

/** Return a card in words: "blue tomahawk / red canoe (smoke)". */
export function cardName(card: string): string {
  const [half, other] = card.split('/')
  return t('mawoki-card', { half, other_half: other, sign: signOf(card) ?? HIDDEN })
}

export const ORDERS = ['colour', 'drawing'] as const
export type Order = (typeof ORDERS)[number]

/** Return the place of a card in a hand; the joker is last. */
function rank(card: string, order: Order): number {
  const halves = halvesOf(card)
  if (halves.length === 0) return Number.MAX_SAFE_INTEGER
  const colours = halves.reduce((sum, half) => sum * 3 + COLOURS.indexOf(half.colour), 0)
  const drawings = halves.map((half) => DRAWINGS.indexOf(half.drawing))
  if (order === 'colour') return colours * 16 + (drawings[0] ?? 0) * 4 + (drawings[1] ?? 0)
  return Math.min(...drawings) * 1000 + Math.max(...drawings) * 100 + colours
}

/** Return the hand in this person's preferred order. */
export function sorted(hand: string[], order: Order): string[] {
  return [...hand].sort((one, other) => rank(one, order) - rank(other, order))
}
