import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FIRST_PLAYER_TOKEN, TOKEN_POINTS } from './printed'

test('what is printed on the tokens is what they are worth', () => {
  const rules = readFileSync('../src/tablee/games/toko_maja/pieces.py', 'utf8')
  const points = /TOKEN_POINTS: Final = .*\[([\d, ]+)\]/.exec(rules)?.[1]?.split(',').map(Number)
  expect(points).toHaveLength(5)
  expect(['1', '2', '3', '4', '5'].map((value) => TOKEN_POINTS[value])).toEqual(points)
})

test('the arrow is on the token of the first player of the rules', () => {
  const rules = readFileSync('../src/tablee/games/toko_maja/pieces.py', 'utf8')
  // The rules count values from 0.
  expect(Number(/FIRST_PLAYER_TOKEN: Final = (\d)/.exec(rules)?.[1]) + 1).toBe(Number(FIRST_PLAYER_TOKEN))
})
