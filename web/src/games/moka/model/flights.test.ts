import { expect, test } from 'vitest'
import { flightsOf } from './flights'

const table = (rows: string[][], drawn: string[] | null = null) => ({ rows, drawn, grid: Array<string>(16).fill('?') })
const ways = (...step: Parameters<typeof flightsOf>) => flightsOf(...step).map(({ from, to, face }) => `${from} ${to} ${face}`)

test('a letter taken flies from its place to the end of the row, and the stock fills the gap unseen', () => {
  const events = [
    { event: 'moka.took', seat: 0, place: 5, card: 'Er' },
    { event: 'moka.refilled', place: 5 },
  ]
  expect(ways(events, table([['Ab']]), table([['Ab', 'Er']]))).toEqual(['place-5 row-0-1 Er', 'stock place-5 ?'])
})

test('the cards of a word fly from where each of them lay', () => {
  const events = [{ event: 'moka.word', seat: 1, word: 'ELLE', cards: ['Er', 'Lg', 'Lg', 'Eb'] }]
  const before = table([[], ['Lg', 'Er', 'Eb', 'Lg']])
  expect(flightsOf(events, before, table([[], []])).map((flight) => flight.from)).toEqual([
    'row-1-1',
    'row-1-0',
    'row-1-3',
    'row-1-2',
  ])
})

test('swapped cards cross each other', () => {
  const events = [{ event: 'moka.swapped', seat: 0, target: 1, given: 'Er', got: 'Sb', own: 2, index: 0 }]
  expect(ways(events, null, table([['Ab', 'Ar', 'Sb'], ['Er']]))).toEqual(['row-0-2 row-1-0 Er', 'row-1-0 row-0-2 Sb'])
})

test('of two cards drawn one stays and the other goes under the stock', () => {
  const events = [{ event: 'moka.kept', seat: 0, card: 'Er', under: 'Sb' }]
  expect(ways(events, table([[]], ['Sb', 'Er']), table([['Er']]))).toEqual(['drawn-1 row-0-0 Er', 'drawn-0 stock Sb'])
})
