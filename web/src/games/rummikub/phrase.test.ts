import { expect, test } from 'vitest'
import { deeds } from './phrase'

const view = { table: [['r1', 'r2', 'r3']] }

test('a move does as much as it lays from the rack', () => {
  expect(deeds('draw', view)).toBe(0)
  expect(deeds('= / r9', view)).toBe(0)
  expect(deeds('r1 r2 r3, b5 k5 y5 / r9', view)).toBe(3)
  expect(deeds('r1 r2 r3 r4', view)).toBe(1)
})
