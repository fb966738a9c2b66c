import { expect, test } from 'vitest'
import { steady, tileFor } from './fit'
import { added, read } from './moves'
import { sorted, type Piece } from './tiles'

const PHONE = { width: 324, height: 300 }

test('few sets are drawn large, twenty still fit a phone', () => {
  expect(tileFor([3, 4], PHONE, 42, 26)).toBe(42)
  const twenty = tileFor(
    Array.from({ length: 20 }, () => 4),
    PHONE,
    42,
    26,
  )
  expect(twenty).toBeLessThan(42)
  expect(twenty).toBeGreaterThanOrEqual(26)
})

test('the longest run fits across', () => {
  expect(13 * (tileFor([13], PHONE, 42, 20) + 2)).toBeLessThanOrEqual(PHONE.width)
})

test('tiles keep their size while they fit, and until much larger ones would', () => {
  expect([26, 28, 29, 30, 31].map((fitting) => steady(28, fitting))).toEqual([26, 28, 28, 28, 31])
})

test('a move is taken apart', () => {
  expect(read('r3 r4 r5, k7 b7 J / y1')).toEqual({
    table: [
      ['r3', 'r4', 'r5'],
      ['k7', 'b7', 'J'],
    ],
    discard: 'y1',
  })
  expect(read('= / y1')).toEqual({ table: null, discard: 'y1' })
  expect(read('draw')).toBeNull()
  expect(
    added(
      [['r3', 'r4', 'r5']],
      [
        ['r3', 'r4', 'r5', 'r6'],
        ['r3', 'b3', 'k3'],
      ],
    ),
  ).toEqual(['r6', 'r3', 'b3', 'k3'])
})

test('a rack is sorted by colour for runs or by number for groups, jokers last', () => {
  const rack = ['J', 'y1', 'r12', 'b1', 'r2'].map((name): Piece => ({ id: name, name, mine: true }))
  expect(sorted(rack, 'colour').map((piece) => piece.name)).toEqual(['r2', 'r12', 'b1', 'y1', 'J'])
  expect(sorted(rack, 'number').map((piece) => piece.name)).toEqual(['b1', 'y1', 'r2', 'r12', 'J'])
})
