import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DECK } from './deck'

test('the cards shown are those that the rules deal', () => {
  const rules = readFileSync('../src/tablee/games/mawoki/pieces.py', 'utf8')
  const printed = [...(/^DIAGONALS.*?^\)/ms.exec(rules)?.[0] ?? '').matchAll(/"([san-]{4})"/g)].map((row) => row[1]).join('')
  expect(printed).toHaveLength(48)
  expect(
    DECK.slice(0, -1)
      .map((card) => card.at(-1))
      .join(''),
  ).toBe(printed)
  expect(new Set(DECK).size).toBe(49)
})
