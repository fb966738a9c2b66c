import { expect, test } from 'vitest'
import { groupMoves, groupPlacements, movedBy, writeMove } from './moves'

test('moves are grouped by the animal, then by where it goes, then by what it carries', () => {
  const grouped = groupMoves(['c3c5+1', 'c3c5', 'c3e3', 'a1d1+2'])
  expect([...grouped.keys()]).toEqual(['c3', 'a1'])
  expect(grouped.get('c3')?.get('c5')).toEqual([0, 1])
  expect(grouped.get('c3')?.get('e3')).toEqual([0])
  expect(grouped.get('a1')?.get('d1')).toEqual([2])
})

test('placements of the draft are grouped by animal', () => {
  const grouped = groupPlacements(['J@g3', 'J@d2', 'L@g3'])
  expect([...(grouped.get('J') ?? [])]).toEqual(['g3', 'd2'])
  expect([...(grouped.get('L') ?? [])]).toEqual(['g3'])
})

test('moves of the two phases are not mixed up', () => {
  expect(groupMoves(['J@g3']).size).toBe(0)
  expect(groupPlacements(['c3c5']).size).toBe(0)
})

test.each([
  ['c3', 'c5', 0, 'c3c5'],
  ['c3', 'c5', 2, 'c3c5+2'],
])('%s to %s with %i is written %s', (from, to, load, move) => {
  expect(writeMove(from, to, load)).toBe(move)
})

test.each([
  ['c3c5', { from: 'c3', to: 'c5', load: 0 }],
  ['c3c5+2', { from: 'c3', to: 'c5', load: 2 }],
  ['j@g3', { animal: 'j', to: 'g3' }],
  ['castle', null],
])('%s is about %j', (move, about) => {
  expect(movedBy(move)).toEqual(about)
})
