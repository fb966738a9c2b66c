import { expect, test } from 'vitest'
import { flightsOf } from './flights'

const ways = (events: Record<string, unknown>[], viewer: number | null = 0) =>
  flightsOf(events as never, viewer).map((flight) => `${flight.from} ${flight.to} ${JSON.stringify(flight.face)}`)

test('a card taken goes to its like in the own hand, and to the hand as a whole in another', () => {
  const took = [{ event: 'toko-maja.took', seat: 0, card: '3', pile: 2 }]
  expect(ways(took)).toEqual(['pile-2 hand-0-3 {"card":"3"}'])
  expect(ways(took, 1)).toEqual(['pile-2 hand-0 {"card":"3"}'])
})

test('of two cards drawn one goes to the hand, the other onto a pile', () => {
  const kept = [
    { event: 'toko-maja.kept', seat: 1, card: '?' },
    { event: 'toko-maja.discarded', seat: 1, card: '5', pile: 1 },
  ]
  expect(ways(kept)).toEqual(['drawn-0 hand-1 {"card":"?"}', 'drawn-1 pile-1 {"card":"5"}'])
})

test('a card drawn leaves from where it lay', () => {
  const kept = [
    { event: 'toko-maja.kept', seat: 0, card: '2' },
    { event: 'toko-maja.discarded', seat: 0, card: '5', pile: 1 },
  ]
  const flights = flightsOf(kept as never, 0, ['5', '2'])
  expect(flights.map((flight) => flight.from)).toEqual(['drawn-1', 'drawn-0'])
})

test('a token travels from its holder to the next', () => {
  expect(ways([{ event: 'toko-maja.token_moved', seat: 2, from: 1, token: '4' }])).toEqual(['token-4-1 token-4-2 {"token":"4"}'])
  expect(ways([{ event: 'toko-maja.token_taken', seat: 2, token: '4' }])).toEqual(['token-4-sea token-4-2 {"token":"4"}'])
})

test('when a round begins nothing flies, because the table shows the deal', () => {
  const end = [
    { event: 'toko-maja.took', seat: 0, card: '3', pile: 2 },
    { event: 'toko-maja.round_began', seat: 0, tops: ['1', '2', 'J'] },
  ]
  expect(ways(end)).toEqual([])
})
