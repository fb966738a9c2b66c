import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { REACH, reachOf } from './squares'

test('an animal has as many pips as it moves squares by the rules', () => {
  const rules = readFileSync('../src/tablee/games/tokan/pieces.py', 'utf8')
  const reaches = /REACH_OF: Final = \{(.+)\}/.exec(rules)?.[1] ?? ''
  const told = [...reaches.matchAll(/"([MJLmjl])": (\d)/g)].map(
    ([, animal, reach]) => [animal, Number(reach)] as [string, number],
  )
  expect(told).toHaveLength(2 * Object.keys(REACH).length)
  for (const [animal, reach] of told) expect(reachOf(animal, {})).toBe(reach)
  expect(['M', 'j', 'L'].map((animal) => reachOf(animal, { mouse_reach: 3, jackal_reach: 1, lion_reach: 2 }))).toEqual([3, 1, 2])
})
