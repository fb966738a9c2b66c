import { expect, test } from 'vitest'
import type { Step } from '../../wire/protocol'
import { withoutLookingBack, hides, merged } from './steps'

test.each([
  [{ hands: [['?', '?'], ['a']], turn: 0 }, true],
  [{ stock: '?' }, true],
  [{ hands: [['a'], ['b']], note: 'why?' }, false],
  [{ board: ['. j'], taboo: null }, false],
])('%j hides something: %s', (view, hidden) => {
  expect(hides(view)).toBe(hidden)
})

const step = (ply: number, at = 0) => ({ ply, at }) as Step

test('a ply that is sent again replaces the earlier one, and the story goes on after it', () => {
  expect(merged([step(0), step(1)], [step(1, 5), step(2, 6)])?.map(({ at }) => at)).toEqual([0, 5, 6])
})

test('a story in which a ply was missed is none', () => {
  expect(merged([step(0)], [step(2)])).toBeNull()
})

const made = (ply: number, seat: number | null) =>
  ({ ply, seat, at: ply, view: { ply }, events: [{ event: 'toy.laid' }] }) as unknown as Step

test('without looking back a story may begin in its midst, and what is missing is blank', () => {
  const steps = merged([], [made(2, 0)], true)
  expect(steps?.map(({ ply, events }) => [ply, events.length])).toEqual([
    [0, 0],
    [1, 0],
    [2, 1],
  ])
  expect(steps?.[0]?.view).toEqual({ ply: 2 })
})

test('without looking back a page forgets what was before its own last move, and a spectator all but the last', () => {
  const story = [made(0, null), made(1, 0), made(2, 1), made(3, 0), made(4, 1)]
  const left = (look: number | null) => withoutLookingBack(story, look).map(({ events }) => events.length)
  expect(left(0)).toEqual([0, 0, 0, 1, 1])
  expect(left(1)).toEqual([0, 0, 0, 0, 1])
  expect(left(2)).toEqual([1, 1, 1, 1, 1])
  expect(left(null)).toEqual([0, 0, 0, 0, 1])
})
