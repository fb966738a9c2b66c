/** The view of a match as this board reads it (docs/notation.md, toko-maja). */

import type { View } from '../../wire/types'

/** `1` to `5`, `J` for the joker, `?` face down. */
export type Card = string

export interface TokoMajaView extends View {
  round: number
  first: number
  stock: Card[]
  discards: Card[][]
  hands: Card[][]
  drawn: Card[] | null
  /** By seat, in the order laid: `222`, `22J`, `JJJ`. */
  laid: string[][]
  tokens: Record<string, number | null>
  scores: number[]
}

export const HIDDEN = '?'
export const VALUES = ['1', '2', '3', '4', '5']

export interface Pile {
  card: Card
  count: number
}

/** Return a hand as piles of equal cards, in the order of the hand. */
export function heaps(hand: Card[]): Pile[] {
  const found: Pile[] = []
  for (const card of hand) {
    const last = found.at(-1)
    if (last?.card === card) last.count += 1
    else found.push({ card, count: 1 })
  }
  return found
}

/** Return the triples of one seat, grouped by value. */
export function sorted(laid: string[]): string[] {
  return [...laid].sort()
}

/** Return the tokens of a seat; for null, the free tokens. */
export function tokensOf(table: TokoMajaView, seat: number | null): string[] {
  return VALUES.filter((value) => (table.tokens[value] ?? null) === seat)
}
