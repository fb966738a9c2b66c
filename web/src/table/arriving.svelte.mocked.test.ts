import { flushSync, tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GamePart } from '../games/part'
import { deal } from '../motion/deal'
import { dealing } from './arriving.svelte'
import type { Match } from './match/match.svelte'

const end = vi.fn<() => void>()
vi.mock('../motion/deal', () => ({ deal: vi.fn() }))

const DEAL = { pieces: 'b', from: 'i', rounds: ['toy.dealt'] }
const step = (ply: number, ...events: string[]) => ({ ply, seat: 0, events: events.map((event) => ({ event })) })

class FakeMatch {
  steps = $state.raw([step(0), step(1), step(2)])
  mine = [{ seat: 0 }]
  replay: number | null = null
  table = { players: 2, state: 'running' }
  get latest() {
    return this.steps.at(-1)
  }
}

let match: FakeMatch
let board: HTMLElement
let stop: () => void

/** Let these steps come. */
async function come(...more: ReturnType<typeof step>[]): Promise<void> {
  match.steps = [...match.steps, ...more]
  flushSync()
  await tick()
}

beforeEach(() => {
  vi.mocked(deal).mockReset().mockReturnValue(end)
  end.mockReset()
  match = new FakeMatch()
  board = document.createElement('div')
  const dealt = dealing(match as unknown as Match, () => ({ deal: DEAL }) as unknown as GamePart)
  stop = $effect.root(() => {
    $effect(() => dealt(board))
  })
  flushSync()
})

afterEach(() => stop())

test('a page that opens in the middle of a match shows no deal, and neither does a move', async () => {
  await come(step(3, 'toy.moved'))
  expect(deal).not.toHaveBeenCalled()
})

test('the deal of a later round is shown once', async () => {
  await come(step(3, 'toy.dealt'))
  await come(step(4, 'toy.moved'))
  expect(deal).toHaveBeenCalledExactlyOnceWith(board, DEAL)
})

test('the deal waits until the points of the round before no longer lie over the board', async () => {
  board.innerHTML = '<section data-round-over="1"></section>'
  await come(step(3, 'toy.dealt'))
  expect(deal).not.toHaveBeenCalled()
  board.innerHTML = ''
  await vi.waitFor(() => expect(deal).toHaveBeenCalledTimes(1))
})

test('a replay and the end of the match show no deal', async () => {
  match.replay = 1
  await come(step(3, 'toy.dealt'))
  match.replay = null
  match.table = { players: 2, state: 'over' }
  await come(step(4, 'toy.dealt'))
  expect(deal).not.toHaveBeenCalled()
})

test('the deal ends with the board', async () => {
  await come(step(3, 'toy.dealt'))
  stop()
  expect(end).toHaveBeenCalled()
})
