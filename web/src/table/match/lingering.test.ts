import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Match } from './match.svelte'
import { FakeSocket } from './socket.stub'

/** Return the hands as one viewpoint sees them; 0 is Ana, 1 is Bo, both at this device. */
const seen = (look: number | null) => ({ hands: [0, 1].map((seat) => (seat === look ? ['a'] : ['?'])) })
const step = (ply: number, seat: number | null, look: number | null) => ({
  ply,
  seat,
  move: 'x',
  events: [],
  view: seen(look),
  at: 0,
})
const now = (ply: number, turn: number) => ({ ply, turn, undone: 0, undo: false, legal: ['x'], over: null })
const seat = (at: number) => ({ seat: at, kind: 'guest', name: `${at}`, mine: true, own: true, resigned: false })
const table = { table: 'T', game: 'none', state: 'running', seats: [seat(0), seat(1)], sides: [0, 1] }

/** The current ply for a new connection. */
let ply = 0

/** The server answers with the requested viewpoint. */
function welcome({ look = null }: { look?: number | null }): unknown {
  const plies = [step(0, null, look), ...(ply === 1 ? [step(1, 0, look)] : [])]
  const rest = { taken_back: [], talk: [], offer: { kind: 'none', by: [] } }
  return { say: 'welcome', table, look, plies, now: now(ply, ply), ...rest }
}

const LONG_ENOUGH_MS = 5_000
let match: Match

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(table))))
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.welcome = welcome
  ply = 0
  match = new Match('T')
  await vi.waitFor(() => expect(match.curtain).toBe(true))
  // Ana opens the curtain, looks at her hand, and moves.
  match.changeViewpoint(0)
  await vi.waitFor(() => expect(match.legal).toEqual(['x']))
  match.play('x')
  ply = 1
  FakeSocket.last.say({ say: 'step', step: step(1, 0, 0), before: null, now: now(1, 1) })
})

afterEach(() => {
  match.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('who moves on a shared device sees what came of it before the curtain falls by itself', async () => {
  expect([match.curtain, match.lingering, match.viewpoint]).toEqual([false, true, 0])
  await vi.advanceTimersByTimeAsync(LONG_ENOUGH_MS)
  expect([match.curtain, match.lingering, match.viewpoint]).toEqual([true, false, null])
})

test('meanwhile nobody moves, and nothing is asked for the next hand', async () => {
  const { sent } = FakeSocket.last
  const before = sent.length
  match.play('x')
  expect(match.legal).toEqual([])
  await expect(match.advise()).rejects.toThrow()
  expect(sent.slice(before).filter((message) => message.do !== 'ping')).toEqual([])
})

test('who has seen enough need not wait', async () => {
  match.handOver()
  await vi.advanceTimersByTimeAsync(0)
  expect([match.curtain, match.viewpoint]).toEqual([true, null])
})

test('a step taken back while it is looked at is one’s own turn again', async () => {
  FakeSocket.last.say({ say: 'undone', seat: 0, step: step(0, null, 0), now: { ...now(0, 0), undone: 1 } })
  expect([match.curtain, match.lingering, match.viewpoint]).toEqual([false, false, 0])
  await vi.advanceTimersByTimeAsync(LONG_ENOUGH_MS)
  expect(match.viewpoint).toBe(0)
})
