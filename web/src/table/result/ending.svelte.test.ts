import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Match } from '../match/match.svelte'
import { Ending } from './ending.svelte'

class FakeMatch {
  table = $state.raw({ state: 'running' })
  replay = $state<number | null>(null)
  instead = $state.raw<object | null>(null)
}

let match: FakeMatch
let ending: Ending
let end: () => void

beforeEach(() => {
  match = new FakeMatch()
  end = $effect.root(() => {
    ending = new Ending(match as unknown as Match)
  })
  flushSync()
})
afterEach(() => end())

test.each([
  ['a replay', () => (match.replay = 3)],
  ['another move that is tried out', () => (match.instead = { ply: 3 })],
])('the result gives way to %s, which needs the board, and can be opened again', (_, look) => {
  ending.open = true
  look()
  flushSync()
  expect(ending.open).toBe(false)
  match.replay = match.instead = null
  ending.open = true
  flushSync()
  expect(ending.open).toBe(true)
})

test('a match has ended here if it was running on this page', () => {
  expect(ending.happened).toBe(false)
  match.table = { state: 'over' }
  flushSync()
  expect(ending.happened).toBe(true)
})
