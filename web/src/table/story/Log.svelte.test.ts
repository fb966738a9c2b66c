import { render, screen } from '@testing-library/svelte'
import { flushSync, tick } from 'svelte'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { speaking } from '../../words/speaking.stub'
import type { Match } from '../match/match.svelte'
import Log from './Log.svelte'
import Piece from './Piece.stub.svelte'

const seat = (at: number, more: object = {}) => ({ seat: at, kind: 'guest', name: '', resigned: false, ...more })
const happened = (n: number, ply: number) => ({ n, ply, kind: 'locked', seat: null, params: {}, at: n })
const step = (ply: number) => ({ ply, seat: 0, move: 'a', events: [], view: {}, at: ply, by: null, helped: false })

class FakeMatch {
  table = $state.raw({ state: 'running', seats: [seat(0), seat(1)], terms: {} })
  steps = $state.raw<object[]>([step(0), step(1), step(2)])
  happened = $state.raw([happened(1, 1)])
  takenBack = $state.raw<{ seat: number; ply: number }[]>([])
  replay = $state<number | null>(null)
  shown = null
  you = 0
  looksBack = true
  goToPly = vi.fn()
}

let match: FakeMatch
/** A part of a game that draws the pieces of an event as their names. */
const part = { played: { pieces: (events: { event: string }[]) => events.map(({ event }) => event), Piece } } as never
/** Moves of players: two each, for so many turns. */
const moves = (turns: number) =>
  Array.from({ length: 2 * turns }, (_, at) => ({
    ...step(at + 1),
    seat: Math.floor(at / 2) % 2,
    events: [{ event: 'undone', name: 'X' }],
  }))
const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent.trim())

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  )
})

beforeEach(async () => {
  await speaking('en')
  match = new FakeMatch()
  render(Log, { match: match as unknown as Match, names: ['Ana', 'Ben'], part })
  await tick()
})

test('after a reconnect it shows the present state, each entry once', () => {
  expect(lines()).toHaveLength(1)
  match.happened = [happened(1, 1), happened(2, 2)]
  flushSync()
  expect(lines()).toHaveLength(2)
  match.happened = []
  match.steps = [step(0)]
  flushSync()
  expect(lines()).toEqual(['Nothing has happened yet.'])
})

test('a step that was taken back, and a seat that was given up, are shown; and no longer if that is void', () => {
  match.takenBack = [{ seat: 1, ply: 1 }]
  flushSync()
  expect(lines().some((line) => line.includes('Ben'))).toBe(true)
  match.takenBack = []
  flushSync()
  expect(lines().some((line) => line.includes('Ben'))).toBe(false)
})

test('it is shown in the present language', async () => {
  const before = lines()
  await speaking('nl')
  expect(lines()).not.toEqual(before)
})

test('the newest turns are open; older ones fold into one line with the pieces that were played', () => {
  match.happened = []
  match.steps = [step(0), ...moves(6)]
  flushSync()
  const turns = screen.getAllByRole('button', { name: /: 2 moves/ })
  expect(turns.map((turn) => turn.getAttribute('aria-expanded'))).toEqual(['false', 'false', 'false', 'true', 'true', 'true'])
  expect(turns[0]?.textContent).toMatch(/^\s*Ana: 2 moves/)
  expect(turns[0]?.querySelectorAll('[data-pieces] i')).toHaveLength(2)
  expect(document.querySelector('[data-ply="1"]')).toBeNull()
  turns[0]?.click()
  flushSync()
  expect(document.querySelector('[data-ply="1"]')).not.toBeNull()
  turns[0]?.click()
  flushSync()
  expect(document.querySelector('[data-ply="1"]')).toBeNull()
})

test('the turn that the board shows is open', () => {
  match.happened = []
  match.steps = [step(0), ...moves(6)]
  match.replay = 2
  flushSync()
  expect(document.querySelector('[data-ply="2"]')).not.toBeNull()
})

test('a new move is first a line of its own, and then joins its turn while an old turn folds', async () => {
  const open = () => screen.getAllByRole('button', { name: /moves/ }).map((turn) => turn.getAttribute('aria-expanded') === 'true')
  const frames = async () => {
    for (let n = 0; n < 4; n++) await new Promise(requestAnimationFrame)
  }
  const all = [step(0), ...moves(4)]
  match.happened = []
  match.steps = all.slice(0, 7)
  flushSync()
  await frames()
  match.steps = all.slice(0, 8)
  flushSync()
  expect(open()).toEqual([true, true, true])
  await frames()
  expect(open()).toEqual([false, true, true])
  match.steps = all
  flushSync()
  expect(document.querySelector('[data-ply="8"]')).not.toBeNull()
  expect(open()).toEqual([false, true, true])
  await frames()
  expect(open()).toEqual([false, true, true, true])
})

test('each turn has the face of its player', async () => {
  match.happened = []
  match.steps = [step(0), ...moves(1)]
  match.table = { ...match.table, seats: [seat(0, { face: { animal: 'lion', colour: 'red' } }), seat(1)] }
  await vi.waitFor(() => expect(document.querySelectorAll('[data-face]')).toHaveLength(1))
})
