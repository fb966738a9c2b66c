import { expect, test } from 'vitest'
import { identified } from './identity'
import type { Layout } from './layout'

const NOTHING: Layout = { sets: [], rack: [], discard: null }
const before = identified(
  [
    ['r3', 'b3', 'k3'],
    ['b4', 'b5', 'b6'],
  ],
  ['y1', 'y1', 'J'],
  NOTHING,
)

test('what lies as it did is the same object, so that nothing that shows it is drawn again', () => {
  const after = identified(
    [
      ['r3', 'b3', 'k3'],
      ['b4', 'b5', 'b6'],
      ['r9', 'b9', 'k9'],
    ],
    ['y1', 'J'],
    before,
  )
  expect(after.sets.slice(0, 2).every((put, at) => put === before.sets[at])).toBe(true)
  expect(after.rack).toEqual([before.rack[0], before.rack[2]])
  expect(after.rack[0] === before.rack[0] && after.rack[1] === before.rack[2]).toBe(true)
})

test('a set that was built on is another one under the same key, with the same tiles in it', () => {
  const after = identified(
    [
      ['r3', 'b3', 'k3', 'y3'],
      ['b4', 'b5', 'b6'],
    ],
    [],
    before,
  )
  const [put] = after.sets
  expect(put === before.sets[0]).toBe(false)
  expect(put?.key).toBe(before.sets[0]?.key)
  expect(put?.tiles.slice(0, 3).every((piece, at) => piece === before.sets[0]?.tiles[at])).toBe(true)
})

test('a tile that came from the rack is no longer one of the rack', () => {
  const after = identified(
    [
      ['r3', 'b3', 'k3'],
      ['b4', 'b5', 'b6'],
      ['y1', 'r1', 'k1'],
    ],
    ['y1', 'J'],
    before,
  )
  const laid = after.sets[2]?.tiles[0]
  expect(laid).toMatchObject({ name: 'y1', mine: false })
  expect(after.rack.every((piece) => piece.mine)).toBe(true)
})
