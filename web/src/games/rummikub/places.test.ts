import { expect, test } from 'vitest'
import { placesOf } from './places'

const tiles = (ids: string) => [...ids].map((id) => ({ id }))
const shown = (ids: string, home: string) =>
  placesOf(tiles(ids), [...home], home.length)
    .map((piece) => piece?.id ?? '.')
    .join('')

test.each([
  ['abcdef', 'abcdef', 'abcdef'],
  ['abdf', 'abcdef', 'ab.d.f'],
  ['', 'abc', '...'],
])('tiles %s of %s keep their places', (held, home, places) => {
  expect(shown(held, home)).toBe(places)
})

test('tiles that the player moved on the rack stand together, and the rack keeps its size', () => {
  expect(shown('bad', 'abcdef')).toBe('bad...')
})

test('a tile that the rack did not have yet has a place too', () => {
  expect(shown('abx', 'ab')).toBe('abx')
})

test('a draft from before a reload leaves the rack its size', () => {
  expect(placesOf(tiles('ab'), ['a', 'b'], 4)).toEqual([{ id: 'a' }, { id: 'b' }, null, null])
})
