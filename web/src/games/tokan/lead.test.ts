import { expect, test } from 'vitest'
import { costly, deeds, kinds, lead, leadAfter } from './lead'
import type { TokanView } from './squares'

const view = (scoring: string, ...board: string[]) =>
  ({ game: 'tokan', options: { scoring }, players: 2, phase: 'play', turn: 0, board }) as TokanView

// Red's only tower is b1 (black jackal below, red mouse on top); black has none.
const ahead = view('towers', '. . .', 'l . M', '. lmM J')

test('the leader is found by towers of two or more, or by heads', () => {
  expect(lead(ahead, 0)).toBe(3)
  expect(lead(ahead, 1)).toBe(-3)
  expect(lead(view('heads', 'l J', '. lM'), 0)).toBe(0)
})

test('a move that uncovers the other’s animals and gives the lead away is asked about', () => {
  // Black has a tower of two left behind, and red makes one.
  expect(leadAfter(ahead, 'b1c1')).toBe(0)
  expect(costly('b1c1', ahead, ['b1c1', 'c2c1'])).toBe('tokan-costly-lead')
})

test('a move that keeps the lead is not asked about', () => {
  expect(costly('c2c1', ahead, ['b1c1', 'c2c1'])).toBeNull()
})

test('what cannot be helped is not asked about', () => {
  expect(costly('b1c1', ahead, ['b1c1'])).toBeNull()
})

test('who is not ahead has nothing to give away', () => {
  expect(costly('b1c1', { ...ahead, turn: 1 }, ['b1c1', 'c2c1'])).toBeNull()
})

test('laying a tile of the draft is not asked about, nor what is no move', () => {
  expect(costly('J@a3', ahead, ['J@a3'])).toBeNull()
  expect(costly('zz', ahead, ['b1c1', 'c2c1'])).toBeNull()
})

test('a move does what it leaves one ahead, and is of a kind by whose tower it goes onto and which animal goes', () => {
  expect(deeds('b1c1', ahead)).toBeLessThan(deeds('c2c1', ahead))
  expect(kinds('b1c1', ahead)).toEqual(['own', 'b1'])
  expect(kinds('b1a2', ahead)).toEqual(['theirs', 'b1'])
  expect(kinds('J@a3', ahead)).toEqual(['J'])
})
