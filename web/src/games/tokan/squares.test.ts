import { expect, test } from 'vitest'
import { advance, fits, gridOf, ownerOf, settle, tilesOf, type Animal, type TokanView } from './squares'

function view(...board: string[]): TokanView {
  return { game: 'tokan', options: {}, players: 2, phase: 'play', turn: 0, board }
}

const before = gridOf(view('. . .', 'Mj L j', 'M . l'))
const moved = { event: 'tokan.moved', from: 'a2', to: 'c2', load: 1, slides: [{ from: 'a1', to: 'a2' }] }

test('row 1 is at the bottom, towers are listed from the bottom', () => {
  expect(before.columns).toBe(3)
  expect(before.rows).toBe(3)
  expect(before.towers.get('a2')).toEqual(['M', 'j'])
  expect(before.towers.get('c1')).toEqual(['l'])
  expect(before.towers.get('b1')).toEqual([])
})

test('upper case is red, seat 0', () => {
  expect((['M', 'J', 'L'] as Animal[]).map(ownerOf)).toEqual([0, 0, 0])
  expect((['m', 'j', 'l'] as Animal[]).map(ownerOf)).toEqual([1, 1, 1])
})

test('tiles keep their identity when an animal carries one and the row behind slides on', () => {
  const animals = new Map<number, Animal>()
  const ids = settle(before, new Map(), animals)
  const carried = ids.get('a2') as number[]
  const slider = ids.get('a1') as number[]
  const after = advance(ids, moved)
  expect(after.ids.get('c2')?.slice(1)).toEqual(carried)
  expect(after.ids.get('a2')).toEqual(slider)
  expect([...after.travelled]).toEqual(carried)
  expect([...after.slid]).toEqual(slider)
  expect(fits(after.ids, gridOf(view('. . .', 'M L jMj', '. . l')), animals)).toBe(true)
})

test('a board that the move does not explain does not fit', () => {
  const animals = new Map<number, Animal>()
  const after = advance(settle(before, new Map(), animals), moved)
  expect(fits(after.ids, gridOf(view('. . .', 'M L jM', 'j . l')), animals)).toBe(false)
})

test('jumping to another board keeps every tile and every tile that stays', () => {
  const animals = new Map<number, Animal>()
  const ids = settle(before, new Map(), animals)
  const other = gridOf(view('j . .', 'M L .', 'M . lj'))
  const settled = settle(other, ids, animals)
  const all = (map: Map<string, number[]>) => [...map.values()].flat().sort((a, b) => a - b)
  expect(all(settled)).toEqual(all(ids))
  expect(settled.get('b2')).toEqual(ids.get('b2'))
})

test('every tile knows its level and the height of its tower', () => {
  const tiles = tilesOf(before, settle(before, new Map(), new Map()))
  expect(tiles).toHaveLength(6)
  expect(tiles.find((tile) => tile.animal === 'j' && tile.square.name === 'a2')).toMatchObject({ level: 1, height: 2 })
})
