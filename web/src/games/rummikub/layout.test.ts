import { expect, test } from 'vitest'
import { identified, laidOut } from './identity'
import { draftOf, moved, NOTHING, parted, type Layout } from './layout'

const base = identified(
  [
    ['r3', 'r4', 'r5'],
    ['b9', 'k9', 'y9'],
  ],
  ['r5', 'r6', 'J'],
  NOTHING,
)
const id = (layout: Layout, name: string, where: 'rack' | number = 'rack') =>
  (where === 'rack' ? layout.rack : (layout.sets[where]?.tiles ?? [])).find((piece) => piece.name === name)?.id as string
const idsOf = (layout: Layout) => [...layout.sets.flatMap((put) => put.tiles), ...layout.rack].map((piece) => piece.id)

test('the two copies of a tile are distinguished', () => {
  expect(new Set(idsOf(base)).size).toBe(9)
  expect(id(base, 'r5')).not.toBe(id(base, 'r5', 0))
})

test('tiles of the rack go into a set where they are dropped, or to a place of their own', () => {
  const longer = moved(base, [id(base, 'r6')], { to: 'set', key: 1 }) as Layout
  expect(draftOf(longer)).toBe('r3 r4 r5 r6, b9 k9 y9')
  expect(draftOf(moved(longer, [id(base, 'J')], { to: 'set', key: 1, at: 0 }) as Layout)).toBe('J r3 r4 r5 r6, b9 k9 y9')
  expect(draftOf(moved(base, [id(base, 'J'), id(base, 'r6')], { to: 'new' }) as Layout)).toBe('r3 r4 r5, b9 k9 y9, J r6')
})

test('a set that loses its last tile is gone', () => {
  const ids = ['b9', 'k9', 'y9'].map((name) => id(base, name, 1))
  expect(draftOf(moved(base, ids, { to: 'set', key: 1 }) as Layout)).toBe('r3 r4 r5 b9 k9 y9')
})

test('what lay on the table never goes to the rack or into the pool', () => {
  expect(moved(base, [id(base, 'r5', 0)], { to: 'rack' })).toBeNull()
  expect(moved(base, [id(base, 'r5', 0)], { to: 'discard' })).toBeNull()
})

test('what was laid this turn may go back', () => {
  const laid = moved(base, [id(base, 'r6')], { to: 'set', key: 1 }) as Layout
  expect(draftOf(moved(laid, [id(base, 'r6')], { to: 'rack' }) as Layout)).toBe(draftOf(base))
})

test('one tile is put aside; another one takes its place', () => {
  const aside = moved(base, [id(base, 'r6')], { to: 'discard' }) as Layout
  expect(draftOf(aside)).toBe('r3 r4 r5, b9 k9 y9 / r6')
  const other = moved(aside, [id(base, 'J')], { to: 'discard' }) as Layout
  expect(draftOf(other)).toBe('r3 r4 r5, b9 k9 y9 / J')
  expect(other.rack.map((piece) => piece.name)).toContain('r6')
  expect(
    moved(
      base,
      base.rack.map((piece) => piece.id),
      { to: 'discard' },
    ),
  ).toBeNull()
})

test('moving what lies there already does nothing', () => {
  expect(moved(base, [id(base, 'y9', 1)], { to: 'set', key: 2 })).toBeNull()
  expect(moved(base, [id(base, 'r6')], { to: 'rack' })).toBeNull()
})

test('a set is laid apart into the parts that the rules name, and into no others', () => {
  const joined = moved(base, [id(base, 'r5'), id(base, 'r6')], { to: 'set', key: 1 }) as Layout
  expect(
    draftOf(
      parted(joined, 1, [
        ['r3', 'r4', 'r5'],
        ['r5', 'r6'],
      ]) as Layout,
    ),
  ).toBe('r3 r4 r5, r5 r6, b9 k9 y9')
  expect(
    parted(joined, 1, [
      ['r3', 'r4', 'r5'],
      ['r5', 'r7'],
    ]),
  ).toBeNull()
  expect(parted(joined, 1, [])).toBeNull()
})

test('tiles keep their identity from view to view, and sets their place', () => {
  const built = moved(base, [id(base, 'r5'), id(base, 'r6')], { to: 'set', key: 1 }) as Layout
  const next = identified(
    [
      ['r3', 'r4', 'r5'],
      ['r5', 'r6', 'r7'],
      ['b9', 'k9', 'y9'],
    ],
    ['J'],
    built,
  )
  expect(idsOf(built).every((one) => idsOf(next).includes(one))).toBe(true)
  expect(next.sets.map((put) => put.tiles[0]?.name)).toEqual(['r3', 'b9', 'r5'])
  expect(next.sets[0]?.key).toBe(1)
})

test('a suggested move is laid out with the tiles at hand', () => {
  const shown = laidOut(
    [
      ['r3', 'r4', 'r5', 'r6'],
      ['b9', 'k9', 'y9', 'J'],
    ],
    'r5',
    base,
  ) as Layout
  expect(draftOf(shown)).toBe('r3 r4 r5 r6, b9 k9 y9 J / r5')
  expect(
    shown.sets
      .flatMap((put) => put.tiles)
      .filter((piece) => piece.mine)
      .map((piece) => piece.name),
  ).toEqual(['r6', 'J'])
  expect(shown.rack).toEqual([])
  expect(laidOut([['r3', 'r4', 'r5', 'y13']], null, base)).toBeNull()
  expect(draftOf(laidOut(null, 'J', base) as Layout)).toBe('r3 r4 r5, b9 k9 y9 / J')
})
