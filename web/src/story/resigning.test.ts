import { expect, test } from 'vitest'
import type { Seat, TableInfo } from '../wire/protocol'
import { afterResigning, botsOnly, watchesAfterResigning } from './resigning'

const seats = (...resigned: boolean[]) =>
  resigned.map((gone, seat) => ({ seat, resigned: gone, kind: 'guest', own: false, mine: false }) as Seat)

test.each([
  ['of two, the game ends', [false, false], [0, 1], 0, 'ends'],
  ['of three, the others play on', [false, false, false], [0, 1, 2], 1, 'on'],
  ['of three where one gave up before, it ends', [true, false, false], [0, 1, 2], 1, 'ends'],
  ['of a team, the partner plays on', [false, false, false, false], [0, 1, 0, 1], 2, 'side'],
  ['of a team whose partner gave up before, two teams, it ends', [true, false, false, false], [0, 1, 0, 1], 2, 'ends'],
  [
    'of one of three teams whose partner gave up, the others play on',
    [true, false, false, false, false, false],
    [0, 1, 2, 0, 1, 2],
    3,
    'on',
  ],
] as const)('when somebody gives up: %s', (_, resigned, sides, seat, after) => {
  expect(afterResigning({ seats: seats(...resigned), sides: [...sides] }, seat)).toBe(after)
})

const table = (first: Partial<Seat>, state = 'running') =>
  ({
    state,
    seats: [
      { ...seats(true)[0], ...first },
      { seat: 1, kind: 'bot', resigned: false },
    ],
  }) as TableInfo

test('who gave up looks on until the match is over', () => {
  expect(watchesAfterResigning(table({ own: true }))).toBe(true)
  expect(watchesAfterResigning(table({ own: true }, 'over'))).toBe(false)
  expect(watchesAfterResigning(table({ own: false }))).toBe(false)
})

test('a table where the only person gave up is one of bots', () => {
  expect(botsOnly(table({ own: true }))).toBe(true)
  expect(botsOnly(table({ own: true, resigned: false }))).toBe(false)
  expect(botsOnly(table({}, 'over'))).toBe(false)
})
