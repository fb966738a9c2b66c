import { expect, test } from 'vitest'
import type { Step } from '../../protocol'
import { hides, merged } from './steps'

test.each([
  [{ hands: [['?', '?'], ['a']], turn: 0 }, true],
  [{ stock: '?' }, true],
  [{ hands: [['a'], ['b']], note: 'why?' }, false],
  [{ board: ['. j'], taboo: null }, false],
])('%j hides something: %s', (view, hidden) => {
  expect(hides(view)).toBe(hidden)
})

const step = (ply: number, at = 0) => ({ ply, at }) as Step

test('a ply told anew takes the place of what was told before, and the story goes on after it', () => {
  expect(merged([step(0), step(1)], [step(1, 5), step(2, 6)])?.map(({ at }) => at)).toEqual([0, 5, 6])
})

test('a story in which a ply was missed is none', () => {
  expect(merged([step(0)], [step(2)])).toBeNull()
})
