import { expect, test } from 'vitest'
import { numbersOf } from './numbers'

const RULEBOOKS = import.meta.glob<Record<string, number>>('./*/numbers.ts', { import: 'numbers', eager: true })
const games = Object.entries(RULEBOOKS).map(
  ([path, numbers]) => [(path.split('/')[1] ?? '').replaceAll('_', '-'), numbers] as const,
)

test.each(games)('the numbers of %s are those of the rulebook, but for those that a variant changes', (game, numbers) => {
  expect(numbersOf(game)).toEqual(numbers)
  const [first = ''] = Object.keys(numbers)
  expect(numbersOf(game, { [first]: 99, other: 5 })).toEqual({ ...numbers, [first]: 99 })
  expect(numbersOf(game, { [first]: 'text' })).toEqual(numbers)
})

test('a game without such numbers has none', () => {
  expect(games.length).toBeGreaterThan(0)
  expect(numbersOf('unknown', { words: 2 })).toEqual({})
})
