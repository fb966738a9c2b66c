import { beforeEach, expect, test } from 'vitest'
import { count, done, exported, forget, learnt, marksOf, MOST, rows, type Played } from './kept'
import { gamesOf, rowsOf, totalsOf } from './stats'

const match = (at: number, more: Partial<Played> = {}): Played => ({
  table: `T${at}`,
  game: 'toy',
  at,
  place: 1,
  of: 2,
  won: true,
  against: 2,
  ...more,
})

beforeEach(() => localStorage.clear())

test('a match counts once, however often it is looked at', () => {
  count(match(1), {})
  count(match(1), {})
  expect(totalsOf(done())).toEqual({ played: 1, won: 1, current: 1, longest: 1 })
})

test('of a thing done best the greatest stays, with where it was', () => {
  count(match(1), { word: { value: 30, ply: 4, text: 'MOTEL' } })
  count(match(2), { word: { value: 12, ply: 9, text: 'TAXI' } })
  expect(done().bests.toy?.word).toEqual({ value: 30, ply: 4, text: 'MOTEL', table: 'T1', at: 1 })
})

test('wins in a row end with a loss, and the longest row is remembered', () => {
  expect(rows([{ won: true }, { won: true }, { won: false }, { won: true }])).toEqual({ current: 1, longest: 2 })
})

test('what is kept is bounded: older matches are only counted, and never counted again', () => {
  for (let at = 1; at <= MOST + 3; at += 1) count(match(at, { won: at <= 3 }), {})
  expect(done().played).toHaveLength(MOST)
  count(match(2), {})
  expect(totalsOf(done())).toEqual({ played: MOST + 3, won: 3, current: 0, longest: 3 })
  expect(rowsOf(done(), 'toy')).toEqual([{ against: 2, played: MOST + 3, won: 3 }])
})

test('a box is marked with the lesson learnt and the highest level beaten, not with those only met', () => {
  count(match(1, { against: 3 }), {})
  count(match(2, { against: 5, won: false }), {})
  count(match(3, { against: 'people' }), {})
  expect(marksOf('toy')).toEqual({ learnt: false, level: 3 })
  learnt('toy')
  expect(marksOf('toy')).toEqual({ learnt: true, level: 3 })
  expect(marksOf('other')).toEqual({ learnt: false, level: null })
})

test('after deleting nothing is left, and what was played before does not come back', () => {
  count(match(1), {})
  learnt('toy')
  forget()
  count(match(2), {})
  expect(gamesOf(done())).toEqual([])
  count(match(Date.now() + 1000), {})
  expect(totalsOf(done()).played).toBe(1)
})

test('opponents stand in their order: bots by level, people, programs', () => {
  count(match(1, { against: 'programs' }), {})
  count(match(2, { against: 'people' }), {})
  count(match(3, { against: 10 }), {})
  count(match(4, { against: 2 }), {})
  expect(rowsOf(done(), 'toy').map((row) => row.against)).toEqual([2, 10, 'people', 'programs'])
})

test.each(['nonsense', '{"version":2}', '{"version":1}', '[]', 'null'])('%s in its place is nothing kept', (stored) => {
  localStorage.setItem('tablee.done', stored)
  expect(totalsOf(done()).played).toBe(0)
})

test('the file holds everything that is kept', () => {
  count(match(1), {})
  expect(JSON.parse(exported())).toEqual(done())
})
