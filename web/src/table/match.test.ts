import { expect, test } from 'vitest'
import { hides } from './match.svelte'

test.each([
  [{ hands: [['?', '?'], ['a']], turn: 0 }, true],
  [{ stock: '?' }, true],
  [{ hands: [['a'], ['b']], note: 'why?' }, false],
  [{ board: ['. j'], taboo: null }, false],
])('%j hides something: %s', (view, hidden) => {
  expect(hides(view)).toBe(hidden)
})
