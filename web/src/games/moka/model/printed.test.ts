import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { printedOn, ROUNDS } from './printed'

const decks = readFileSync('../src/tablee/games/moka/decks.py', 'utf8')
const found = [...decks.matchAll(/"(\w\w)": \(\s*\{(.*?)\},\s*"(\w+)",\s*\{(.*?)\},\s*\)/gs)].map(
  (deck) => deck.slice(1, 5) as [string, string, string, string],
)

const letters = (text: string) => [...text.matchAll(/"([A-Z])"/g)].map((match) => match[1] as string)

test('a match has as many rounds as by the rules', () => {
  const pieces = readFileSync('../src/tablee/games/moka/pieces.py', 'utf8')
  expect(Number(/^ROUNDS: Final = (\d+)$/m.exec(pieces)?.[1])).toBe(ROUNDS)
})

test('three decks are found in the rules', () => {
  expect(found.map(([language]) => language)).toEqual(['fr', 'nl', 'en'])
})

test.each(found)('what is printed on the letters is what they are worth', (language, one, two, three) => {
  const worth = (points: number) => [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((letter) => printedOn(letter, language) === points)
  expect(worth(1)).toEqual(letters(one).sort())
  expect(worth(2)).toEqual([...two].sort())
  expect(worth(3)).toEqual(letters(three).sort())
})
