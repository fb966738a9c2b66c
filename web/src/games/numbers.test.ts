import { expect, test } from 'vitest'
import { numbersOf } from './numbers'

test('the numbers are those of the rulebook, but for those that a variant changes', () => {
  expect(numbersOf('tokan')).toEqual({ mouse_reach: 1, jackal_reach: 2, lion_reach: 3 })
  expect(numbersOf('moka', { words: 2, rounds: 1, dictionary: 'en' })).toEqual({ words: 2, rounds: 1 })
  expect(numbersOf('unknown', { words: 2 })).toEqual({})
})
