/** The flights after an event: cards, triples, tokens. The board's components use the anchors named here. */

import type { Flight } from '../../motion/Flights.svelte'
import type { GameEvent } from '../../wire/types'
import { HIDDEN } from './view'

/** A flying thing: one card, the three cards of a triple, or a token. */
export type Flyer = { card: string } | { triple: string } | { token: string }

export const anchor = {
  stock: 'stock',
  pile: (pile: number) => `pile-${pile}`,
  drawn: (index: number) => `drawn-${index}`,
  hand: (seat: number, card = '') => (card === '' ? `hand-${seat}` : `hand-${seat}-${card}`),
  laid: (seat: number, triple: string) => `laid-${seat}-${triple}`,
  token: (token: string, seat: number | null) => `token-${token}-${seat ?? 'sea'}`,
}

const NEXT_MS = 60

/**
 * Return the flights of one step as `viewer` sees it. A card goes to its equals in the viewer's hand, and to an
 * opponent's hand as a whole. `drawn`: the two cards drawn before, as far as they are known.
 */
export function flightsOf(events: GameEvent[], viewer: number | null, drawn: string[] = []): Flight<Flyer>[] {
  const flights: Flight<Flyer>[] = []
  const hand = (seat: number, card: string) => anchor.hand(seat, seat === viewer ? card : '')
  const fly = (from: string, to: string, face: Flyer, more: Partial<Flight<Flyer>> = {}) =>
    flights.push({ key: `${flights.length}`, from, to, face, ...more })
  const lying = new Map([0, 1].map((index) => [index, drawn[index] ?? HIDDEN]))
  /** Return the place of this card among the two. */
  const from = (card: string) => {
    const index = [...lying].find(([, lies]) => lies === card)?.[0] ?? [...lying.keys()][0] ?? 0
    lying.delete(index)
    return anchor.drawn(index)
  }
  for (const event of events) {
    const seat = event.seat as number
    const card = String(event.card ?? HIDDEN)
    const triple = String(event.triple)
    switch (event.event) {
      case 'toko-maja.took':
        fly(anchor.pile(event.pile as number), hand(seat, card), { card })
        break
      case 'toko-maja.drew':
        for (const [index, two] of (event.cards as string[]).entries())
          fly(anchor.stock, anchor.drawn(index), { card: two }, { delay: index * NEXT_MS, lands: true })
        break
      case 'toko-maja.kept':
        fly(from(card), hand(seat, card), { card })
        break
      case 'toko-maja.discarded':
        fly(from(card), anchor.pile(event.pile as number), { card }, { lands: true })
        break
      case 'toko-maja.laid':
        fly(anchor.hand(seat), anchor.laid(seat, triple), { triple }, { lands: true })
        break
      case 'toko-maja.table_triple':
        fly(anchor.pile(2), anchor.laid(seat, triple), { triple }, { lands: true })
        break
      case 'toko-maja.token_taken':
        fly(
          anchor.token(String(event.token), null),
          anchor.token(String(event.token), seat),
          { token: String(event.token) },
          { delay: NEXT_MS, lands: true },
        )
        break
      case 'toko-maja.token_moved':
        fly(
          anchor.token(String(event.token), event.from as number),
          anchor.token(String(event.token), seat),
          { token: String(event.token) },
          { delay: NEXT_MS, lands: true },
        )
        break
      case 'toko-maja.round_began':
      case 'toko-maja.round_began_by_chance':
        // All cards were cleared away. The table shows the deal.
        flights.length = 0
        break
    }
  }
  return flights
}
