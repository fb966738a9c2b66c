import { expect, test } from 'vitest'
import { inTeams, sideOf, team } from './sides'

test('partners share a side', () => {
  expect(inTeams([0, 1, 0, 1])).toBe(true)
  expect(team([0, 1, 0, 1], 2)).toEqual([0, 2])
  expect(sideOf([0, 1, 0, 1], 3)).toBe(1)
})

test('who plays alone has no sign', () => {
  expect(inTeams([0, 1, 2])).toBe(false)
  expect(sideOf([0, 1, 2], 1)).toBeNull()
})
