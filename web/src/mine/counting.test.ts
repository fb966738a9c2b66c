import { expect, test } from 'vitest'
import type { Seat, TableInfo } from '../wire/protocol'
import { againstOf, mySeat, playedOf } from './counting'

const seat = (at: number, more: Partial<Seat>): Seat => ({ seat: at, kind: 'bot', level: 2, own: false, ...more }) as Seat
const ME = { kind: 'guest', own: true, level: null } as const
const table = (seats: Seat[], sides = seats.map((_, at) => at)) => ({ table: 'T', game: 'toy', seats, sides }) as TableInfo
const result = (ranks: number[], resigned: number[] = []) => ({ scores: null, ranks, resigned })

test('watching does not count: nobody here has a seat', () => {
  expect(mySeat(table([seat(0, {}), seat(1, { kind: 'guest', level: null })]))).toBeNull()
})

test('at one device it is the person whose browser it is that counts', () => {
  expect(mySeat(table([seat(0, { kind: 'device', own: true, level: null }), seat(1, ME)]))).toBe(1)
})

test('among several bots the weakest says what was beaten', () => {
  expect(againstOf(table([seat(0, ME), seat(1, { level: 4 }), seat(2, { level: 3 })]), 0)).toBe(3)
})

test('a partner is no opponent', () => {
  const seats = [seat(0, ME), seat(1, { level: 5 }), seat(2, { level: 1 }), seat(3, { level: 5 })]
  expect(againstOf(table(seats, [0, 1, 0, 1]), 0)).toBe(5)
})

test('people among the others make it a match against people, programs one against programs', () => {
  expect(againstOf(table([seat(0, ME), seat(1, {}), seat(2, { kind: 'guest', level: null })]), 0)).toBe('people')
  expect(againstOf(table([seat(0, ME), seat(1, { level: null })]), 0)).toBe('programs')
})

test.each([
  ['first place is won', [1, 2], [], true],
  ['second place is not', [2, 1], [], false],
  ['a draw is not', [1, 1], [], false],
  ['who gave up did not win, whatever the bot made of it', [1, 2], [0], false],
])('%s', (_, ranks, resigned, won) => {
  expect(playedOf(table([seat(0, ME), seat(1, {})]), result(ranks, resigned), 0, 7)).toMatchObject({ won, at: 7, of: 2 })
})
