/** The flights of cards in a step: from the stock to the grid, from the grid to a row, from a row to the words. */

import type { Flight } from '../../../motion/Flights.svelte'
import type { GameEvent } from '../../../wire/types'
import { HIDDEN } from './cards'
import type { MokaView } from './view'

export const place = (at: number) => `place-${at}`
export const rowCard = (seat: number, index: number) => `row-${seat}-${index}`
export const drawnCard = (index: number) => `drawn-${index}`
export const specialsOf = (seat: number) => `specials-${seat}`
export const wordsOf = (seat: number) => `words-${seat}`
export const challengesOf = (seat: number) => `challenges-${seat}`
export const stack = (level: string) => `stack-${level}`
export const STOCK = 'stock'

/** The delay between flights; all land within the time of a step. */
const BEAT = 12

/** Return the anchors of the cards in a word: their places in `row`. */
function whence(seat: number, row: string[], cards: string[]): string[] {
  const taken = new Set<number>()
  return cards.map((card) => {
    const index = row.findIndex((lying, at) => lying === card && !taken.has(at))
    taken.add(index)
    return rowCard(seat, index)
  })
}

type Seen = Pick<MokaView, 'rows' | 'drawn' | 'grid'>

/** Return the flights of a step from `before` to `after`. */
export function flightsOf(events: GameEvent[], before: Seen | null, after: Seen): Flight<string>[] {
  const flights: Flight<string>[] = []
  const fly = (from: string, to: string, face: string, lands = false) =>
    flights.push({ key: String(flights.length), from, to, face, lands, delay: flights.length * BEAT })
  const last = (seat: number) => rowCard(seat, (after.rows[seat]?.length ?? 1) - 1)
  for (const event of events) {
    const seat = event.seat as number
    const card = event.card as string
    switch (event.event) {
      case 'moka.took':
        fly(place(event.place as number), card.length <= 2 ? last(seat) : specialsOf(seat), card, card.length <= 2)
        break
      case 'moka.refilled':
        fly(STOCK, place(event.place as number), HIDDEN, true)
        break
      case 'moka.used':
        fly(place(event.place as number), STOCK, event.special as string)
        break
      case 'moka.played':
        fly(specialsOf(seat), STOCK, event.special as string)
        break
      case 'moka.drew':
        fly(STOCK, last(seat), card, true)
        break
      case 'moka.drew_two':
        ;(event.cards as string[]).forEach((one, at) =>
          fly(STOCK, after.drawn ? drawnCard(at) : rowCard(seat, (after.rows[seat]?.length ?? 0) - 1), one, true),
        )
        break
      case 'moka.kept': {
        const kept = before?.drawn?.indexOf(card) ?? 0
        fly(drawnCard(kept), last(seat), card, true)
        fly(drawnCard(1 - kept), STOCK, event.under as string)
        break
      }
      case 'moka.stole':
        fly(rowCard(event.target as number, event.index as number), last(seat), card, true)
        break
      case 'moka.swapped': {
        const own = rowCard(seat, event.own as number)
        const theirs = rowCard(event.target as number, event.index as number)
        fly(own, theirs, event.given as string, true)
        fly(theirs, own, event.got as string, true)
        break
      }
      case 'moka.flushed':
        ;(event.cards as string[]).forEach((one, at) => fly(rowCard(seat, at), STOCK, one))
        break
      case 'moka.discarded':
        ;(event.specials as string[]).forEach((one) => fly(specialsOf(seat), STOCK, one))
        break
      case 'moka.word': {
        const cards = event.cards as string[]
        whence(seat, before?.rows[seat] ?? [], cards).forEach((from, at) => fly(from, wordsOf(seat), cards[at] as string))
        break
      }
      case 'moka.challenge':
        fly(stack(String(event.level)), challengesOf(seat), 'challenge')
        break
      case 'moka.boom':
        after.grid.forEach((_, at) => fly(STOCK, place(at), HIDDEN, true))
        break
    }
  }
  return flights
}
