import { beforeEach, expect, test } from 'vitest'
import { arranged, keepRack, keepSorting, keptRack, keptSorting, rearranged, stillHeld } from './rackOrder'
import type { Piece } from './tiles'

const pieces = (...names: string[]): Piece[] => names.map((name, at) => ({ id: `${name}${at}`, name, mine: true }))
const names = (rack: readonly Piece[]) => rack.map((piece) => piece.name).join(' ')

beforeEach(() => localStorage.clear())

test('a rack that nobody arranged is sorted', () => {
  const rack = pieces('y2', 'r9', 'J', 'r2')
  expect(names(arranged(rack, null, 'colour'))).toBe('r2 r9 y2 J')
  expect(names(arranged(rack, null, 'number'))).toBe('r2 y2 r9 J')
})

test('what was arranged by hand stays so, and new tiles come to its end', () => {
  const rack = pieces('y2', 'r9', 'J', 'r2', 'k5', 'b1')
  expect(names(arranged(rack, ['J', 'r9', 'y2', 'r2'], 'colour'))).toBe('J r9 y2 r2 b1 k5')
})

test('of two equal tiles each has its place, and one that is gone leaves none', () => {
  expect(names(arranged(pieces('r5', 'b3', 'r5'), ['r5', 'b3', 'r5'], 'colour'))).toBe('r5 b3 r5')
  expect(names(arranged(pieces('r5', 'b3'), ['r5', 'b3', 'r5', 'k1'], 'colour'))).toBe('r5 b3')
  expect(stillHeld(['r5', 'b3', 'r5', 'k1'], ['b3', 'r5', 'y7'])).toEqual(['r5', 'b3'])
})

test('tiles are moved before another one, forwards and backwards, and several together', () => {
  const rack = pieces('r1', 'r2', 'r3', 'r4')
  const [one, two, three] = rack.map((piece) => piece.id) as [string, string, string]
  expect(names(rearranged(rack, [one], 3))).toBe('r2 r3 r1 r4')
  expect(names(rearranged(rack, [three], 0))).toBe('r3 r1 r2 r4')
  expect(names(rearranged(rack, [three, one], 4))).toBe('r2 r4 r3 r1')
  expect(names(rearranged(rack, [two], 1))).toBe('r1 r2 r3 r4')
})

test('both outlive the page, the arrangement at its table only', () => {
  keepSorting('number')
  keepRack('/t/one', ['r1', 'J'])
  keepRack('/t/two', ['b2'])
  expect(keptSorting()).toBe('number')
  expect(keptRack('/t/one')).toEqual(['r1', 'J'])
  expect(keptRack('/t/other')).toBeNull()
  keepRack('/t/one', null)
  expect(keptRack('/t/one')).toBeNull()
})

test('only the latest tables are remembered, and what is broken counts as nothing', () => {
  for (let table = 0; table < 25; table++) keepRack(`/t/${table}`, ['r1'])
  expect(keptRack('/t/4')).toBeNull()
  expect(keptRack('/t/5')).toEqual(['r1'])
  localStorage.setItem('tablee.rummikub.racks', '{"no": 1}')
  expect(keptRack('/t/5')).toBeNull()
  localStorage.setItem('tablee.rummikub.sorting', 'size')
  expect(keptSorting()).toBe('colour')
})
