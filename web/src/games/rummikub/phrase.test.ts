import { expect, test } from 'vitest'
import { deeds, kinds } from './phrase'

const view = { table: [['r1', 'r2', 'r3']] }

test('a move does as much as it lays from the rack', () => {
  expect(deeds('draw', view)).toBe(0)
  expect(Math.floor(deeds('= / r9', view))).toBe(0)
  expect(Math.floor(deeds('r1 r2 r3, b5 k5 y5 / r9', view))).toBe(3)
  expect(deeds('r1 r2 r3 r4', view)).toBe(1)
})

test('of equals it does more to get rid of a tile that counts more, but never of a joker', () => {
  expect(deeds('= / r9', view)).toBeGreaterThan(deeds('= / b8', view))
  expect(deeds('= / J', view)).toBeLessThan(deeds('= / r1', view))
  expect(deeds('r1 r2 r3 r4 / b1', view)).toBeGreaterThan(deeds('= / r13', view))
})

test.each([
  ['draw', 'draw'],
  ['= / r9', 'nothing'],
  ['r1 r2 r3, b5 k5 y5 / r9', 'new'],
  ['r1 r2 r3 r4 / r9', 'added'],
  ['r1 b1 k1, r2 r3 r4', 'rearranged'],
])('%s is of the kind %s', (move, kind) => {
  expect(kinds(move, view)[0]).toBe(kind)
})

test('what differs in the discard only lays the same', () => {
  expect(kinds('r1 r2 r3 r4 / r9', view)).toEqual(kinds('r1 r2 r3 r4 / b8', view))
})
