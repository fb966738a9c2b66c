import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ClientMessage } from '../../wire/protocol'
import { Match } from './match.svelte'
import { FakeSocket } from './socket.stub'

const step = (ply: number) => ({ ply, seat: 0, move: 'x', events: [], view: {}, at: 0 })
const now = (ply: number) => ({ ply, turn: 0, undone: 0, undo: false, legal: ['a', 'b'], over: null })
const seat = { seat: 0, kind: 'guest', name: 'Ana', mine: true, own: true, resigned: false }
const table = { table: 'T', game: 'none', state: 'running', seats: [seat], sides: [0] }
const welcome = () => ({
  say: 'welcome',
  table,
  look: 0,
  plies: [step(0), step(1)],
  now: now(1),
  taken_back: [],
  talk: [],
  untold: [],
  offer: { kind: 'none', by: [] },
})

let match: Match

/** Return the id of the last message sent. */
const latest = () => (FakeSocket.last.sent.at(-1) as ClientMessage & { id: string }).id
const refuse = (id: string | null, code: string) => FakeSocket.last.say({ say: 'error', id, code, params: {} })
const goesOn = async (ply: number) => {
  FakeSocket.last.say({ say: 'step', step: step(ply), before: null, now: now(ply) })
  await vi.advanceTimersByTimeAsync(1_000)
}

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(table))))
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.welcome = welcome
  match = new Match('T')
  await vi.waitFor(() => expect(match.legal).toEqual(['a', 'b']))
})

afterEach(() => {
  match.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the reason of a refused move is shown until the match goes on', async () => {
  match.play('a')
  refuse(latest(), 'move.illegal')
  expect(match.problem?.code).toBe('move.illegal')
  await goesOn(2)
  expect(match.problem).toBeNull()
})

test.each([
  ['an answer to a proposal', () => match.answerProposal({ kind: 'pause', n: 3 } as never, true)],
  ['a proposal', () => match.propose('pause')],
  ['giving up', () => match.resign(0)],
  ['something said', () => match.say({ text: 'hello' })],
])('why %s was refused is told however the match goes on', async (_, does) => {
  does()
  refuse(latest(), 'seat.not_yours')
  await goesOn(2)
  expect(match.problem?.code).toBe('seat.not_yours')
})

test('what was in doubt is so no longer once it is known to count', () => {
  match.propose('pause')
  refuse(latest(), 'database.in_doubt')
  expect(match.problem?.code).toBe('database.in_doubt')
  FakeSocket.last.say({ say: 'ack', id: latest(), ply: 1 })
  expect(match.problem).toBeNull()
})

test('while a move is on its way, something else that is refused leaves it on its way', () => {
  match.play('a')
  match.say({ text: 'hello' })
  refuse(latest(), 'talk.off')
  expect([match.sending, match.conversation.refused]).toEqual([true, 'hello'])
})

test('a server that cannot be used yet leaves a move on its way, and takes no other in its place', () => {
  match.play('a')
  refuse(null, 'database.away')
  match.play('b')
  const moves = FakeSocket.last.sent.filter((message) => message.do === 'move')
  expect([match.sending, match.problem?.code, moves.length]).toEqual([true, 'database.away', 1])
})

test('what this browser does by itself for a deal is refused without a word', () => {
  match.say({ text: 'hello' })
  const waiting = { ...table, state: 'waiting', bound: [], starts_in: null }
  FakeSocket.last.say({ say: 'table', table: waiting })
  return vi.waitFor(() => {
    expect(FakeSocket.last.sent.at(-1)?.do).toBe('commit')
    refuse(latest(), 'database.away')
    expect(match.problem).toBeNull()
  })
})

test('a commitment that was refused is made again after a while', async () => {
  FakeSocket.last.say({ say: 'table', table: { ...table, state: 'waiting', bound: [], starts_in: null } })
  const asked = () => FakeSocket.last.sent.filter((message) => message.do === 'commit').length
  await vi.waitFor(() => expect(asked()).toBe(1))
  refuse(latest(), 'database.away')
  await vi.advanceTimersByTimeAsync(6_000)
  await vi.waitFor(() => expect(asked()).toBe(2))
})
