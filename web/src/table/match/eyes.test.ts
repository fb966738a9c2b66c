/** The seat from which this page sees the match, whenever the seats change. */

import { afterEach, expect, test, vi } from 'vitest'
import { Match } from './match.svelte'
import { FakeSocket } from './socket.stub'

const seat = (at: number, mine: boolean, more: object = {}) => ({
  seat: at,
  kind: mine ? 'guest' : 'free',
  name: '',
  mine,
  own: mine,
  resigned: false,
  ...more,
})
const table = (state: string, own: number | null, more: object = {}) => ({
  table: 'T',
  game: 'none',
  state,
  sides: [0, 1],
  terms: {},
  bound: [],
  seats: [0, 1].map((at) => seat(at, at === own)),
  ...more,
})

let match: Match

async function opened(shown: object): Promise<void> {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(shown))))
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.welcome = () => ({ say: 'pong' })
  match = new Match('T')
  await vi.waitFor(() => expect(match.status).toBe('connecting'))
  await vi.waitFor(() => expect(match.table).not.toBeNull())
}

/** Return the seat that the newest hello asked to look from. */
async function looks(): Promise<number | null | undefined> {
  await vi.waitFor(() => expect(FakeSocket.last.sent.length).toBeGreaterThan(0))
  const hello = FakeSocket.last.sent.at(-1)
  return hello?.do === 'hello' ? (hello.look as number | null) : undefined
}

afterEach(() => {
  match.close()
  vi.unstubAllGlobals()
})

test('before the match the page follows its player to another seat, and off every seat', async () => {
  await opened(table('waiting', 0))
  expect(match.viewpoint).toBe(0)
  FakeSocket.last.say({ say: 'table', table: table('waiting', 1) })
  expect(match.viewpoint).toBe(1)
  FakeSocket.last.say({ say: 'table', table: table('waiting', null) })
  expect(match.viewpoint).toBeNull()
})

test('once the match runs, a message about the table moves no one to another seat', async () => {
  await opened(table('running', 0))
  FakeSocket.last.say({ say: 'table', table: table('running', 1) })
  expect(match.viewpoint).toBe(0)
})

test.each(['join', 'substitute'] as const)('who gets a seat sees the match from there: %s', async (way) => {
  await opened(table(way === 'join' ? 'waiting' : 'running', null))
  expect([match.viewpoint, await looks()]).toEqual([null, null])
  const seated = table('running', 1)
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(seated))))
  const before = FakeSocket.last
  await (way === 'join' ? match.join(1, 'Ana') : match.substitute(1, 'Ana'))
  expect(FakeSocket.last).not.toBe(before)
  expect([match.viewpoint, await looks()]).toEqual([1, 1])
})
