import { expect, test } from 'vitest'
import { fitsInto, paceOf } from '../games/pace'
import type { Pace } from '../games/part'
import type { GameInfo } from '../wire/protocol'
import { suiting, tableSizes, times } from './choosing'

const info = (game: string, players: [number, number]) => ({ game, players }) as GameInfo
const paced = Object.keys(import.meta.glob('../games/*/pace.ts')).map((path) =>
  (path.split('/')[2] as string).replaceAll('_', '-'),
)
const FOREIGN = 'from-elsewhere'
const GAMES = [info(paced[0] as string, [2, 6]), info(paced[1] as string, [2, 2]), info(FOREIGN, [3, 4])]

test('a game is offered to as many as it is for', () => {
  expect(suiting(GAMES, { players: 2, minutes: null })).toEqual([GAMES[0], GAMES[1]])
  expect(suiting(GAMES, { players: 4, minutes: null })).toEqual([GAMES[0], GAMES[2]])
  expect(suiting(GAMES, { players: null, minutes: null })).toEqual(GAMES)
  expect(tableSizes(GAMES)).toEqual([2, 3, 4, 5, 6])
})

test('a game is offered to whom has time for it, or for its shorter match', () => {
  const long: Pace = { minutes: [40, 50] }
  expect([fitsInto(40, long), fitsInto(50, long)]).toEqual([false, true])
  expect(fitsInto(15, { ...long, brief: { options: {}, minutes: [10, 15] } })).toBe(true)
})

test('a game that does not say how long it takes is always offered', () => {
  expect(suiting(GAMES, { players: null, minutes: 1 })).toEqual([GAMES[2]])
})

test('every drawn game says how long it takes, and the times to choose from leave something out', () => {
  const all = paced.map((game) => info(game, [2, 4]))
  expect(all.filter(({ game }) => paceOf(game) === undefined)).toEqual([])
  expect(times(all).length).toBeGreaterThan(0)
  for (const minutes of times(all)) {
    expect(suiting(all, { players: null, minutes }).length).toBeGreaterThan(0)
    expect(suiting(all, { players: null, minutes }).length).toBeLessThan(all.length)
  }
})
