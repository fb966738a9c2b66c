/** Parts of the state that end with the position, and parts that the server sends a second time. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ProposalInfo, TableInfo } from '../../wire/protocol'
import { Match } from './match.svelte'
import { FakeSocket } from './socket.stub'

const step = (ply: number) => ({ ply, seat: ply % 2, move: 'x', events: [], view: {}, at: 0 })
const now = (ply: number, undone = 0) => ({ ply, turn: 0, undone, undo: false, legal: ['a', 'b'], over: null })
const seat = { seat: 0, kind: 'guest', name: 'Ana', mine: true, own: true, resigned: false }
const table = { table: 'T', game: 'none', state: 'running', seats: [seat], sides: [0], terms: {} }
const event = (n: number) => ({ n, ply: 1, kind: 'locked', seat: null, params: {}, at: n })

/** The answer to a hello. */
let told: object

let match: Match

const hear = (message: object) => FakeSocket.last.say(message)
const happened = () => match.happened.map(({ n }) => n)
/** Send everything again, as after a lost connection. */
async function reconnect(): Promise<void> {
  const before = FakeSocket.last
  match.listenAgain()
  await vi.waitFor(() => expect(FakeSocket.last !== before && FakeSocket.last.sent.length > 0).toBe(true))
}
const goesOn = async (ply: number) => {
  hear({ say: 'step', step: step(ply), before: null, now: now(ply) })
  await vi.waitFor(() => expect(match.now?.ply).toBe(ply))
}

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(table))))
  vi.stubGlobal('WebSocket', FakeSocket)
  told = {
    say: 'welcome',
    table,
    look: 0,
    plies: [step(0), step(1)],
    now: now(1),
    taken_back: [],
    talk: [],
    untold: [],
    offer: { kind: 'none', by: [] },
    happened: [event(1)],
    proposals: [],
  }
  FakeSocket.welcome = () => told
  match = new Match('T')
  await vi.waitFor(() => expect(match.legal).toEqual(['a', 'b']))
})

afterEach(() => {
  match.close()
  vi.unstubAllGlobals()
})

test('a hint stays through a reconnect and goes with the next step', async () => {
  match.hint = 'a'
  await reconnect()
  expect(match.hint).toBe('a')
  await goesOn(2)
  expect(match.hint).toBeNull()
})

test('a hint goes with a step that is taken back, and with one that happened while nothing was heard', async () => {
  match.hint = 'a'
  hear({ say: 'undone', seat: 1, step: step(0), now: now(0, 1) })
  expect(match.hint).toBeNull()
  match.hint = 'a'
  told = { ...told, plies: [step(1), step(2)], now: now(2, 1) }
  await reconnect()
  expect([match.now?.ply, match.hint]).toEqual([2, null])
})

test('a question about a move goes with the next step, so that it is not made in another position', async () => {
  match.question = () => ({ costly: null }) as never
  match.play('a')
  expect(match.asking?.move).toBe('a')
  await goesOn(2)
  expect(match.asking).toBeNull()
  match.confirmMove()
  expect(FakeSocket.last.sent.map((message) => message.do)).not.toContain('move')
})

const DONE: [string, (match: Match) => unknown][] = [
  ['a move', (match) => match.play('a')],
  ['an undo', (match) => match.undo()],
  ['a resignation', (match) => match.resign(0)],
  ['a proposal', (match) => match.propose('pause')],
  ['an answer to a proposal', (match) => match.answerProposal({ kind: 'pause', n: 1 } as ProposalInfo, true)],
  ['a move said ahead', (match) => match.sayAhead('a')],
  ['an offer', (match) => match.offerMatch('revenge')],
  ['a change of the table', (match) => match.change(() => Promise.resolve(table as unknown as TableInfo))],
]

test.each(DONE)('a refusal is shown until the next thing that is done: %s', async (_, act) => {
  told = { ...told, plies: [step(0), step(1), step(2)], now: { ...now(2), undo: true } }
  await reconnect()
  match.problem = { code: 'database.away', params: {} }
  await act(match)
  expect(match.problem).toBeNull()
})

test('an event is there once, however often it is sent', async () => {
  hear({ say: 'happened', event: event(2) })
  hear({ say: 'happened', event: event(2) })
  expect(happened()).toEqual([1, 2])
  told = { ...told, happened: [event(1), event(2)] }
  await reconnect()
  expect(happened()).toEqual([1, 2])
  hear({ say: 'happened', event: event(2) })
  expect(happened()).toEqual([1, 2])
})

test('a replay of a step that is undone ends, and that of an earlier step goes on', async () => {
  await goesOn(2)
  match.replay = 1
  hear({ say: 'undone', seat: 1, step: step(1), now: now(1, 1) })
  expect(match.replay).toBeNull()
  match.replay = 0
  await goesOn(2)
  hear({ say: 'undone', seat: 1, step: step(1), now: now(1, 2) })
  expect(match.replay).toBe(0)
})

test('a move said ahead goes with an undo, and stays through a reconnect', async () => {
  const theirs = (ply: number, undone = 0) => ({ ...now(ply, undone), turn: 1, legal: null })
  told = { ...told, now: theirs(1), ahead: { move: 'a' } }
  await reconnect()
  expect(match.ahead).toBe('a')
  hear({ say: 'undone', seat: 0, step: step(0), now: theirs(0, 1) })
  expect(match.ahead).toBeNull()
})
