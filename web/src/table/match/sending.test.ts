import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ClientMessage } from '../../wire/protocol'
import { Match } from './match.svelte'
import { FakeSocket } from './socket.stub'

const step = (ply: number) => ({ ply, seat: 0, move: 'x', events: [], view: {}, at: 0 })
const now = (ply: number, legal: string[]) => ({ ply, turn: 0, undone: 0, undo: true, legal, over: null })
const seat = { seat: 0, kind: 'guest', name: 'Ana', mine: true, own: true, resigned: false }
const table = { table: 'T', game: 'none', state: 'running', seats: [seat], sides: [0] }

/** Starts at `from`: the whole match, or the part that a lost connection missed. */
const welcome = (from: number, legal: string[]) => ({
  say: 'welcome',
  table,
  look: 0,
  plies: [step(0), step(1)].slice(from),
  now: now(1, legal),
  taken_back: [],
  talk: [],
  offer: { kind: 'none', by: [] },
})

const LONG_ENOUGH_MS = 1_000
let match: Match

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(table))))
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.welcome = () => welcome(0, ['a', 'b'])
  match = new Match('T')
  await vi.waitFor(() => expect(match.legal).toEqual(['a', 'b']))
})

afterEach(() => {
  match.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Return the actions sent, in order. */
const done = () => FakeSocket.last.sent.filter(({ do: what }) => what === 'move' || what === 'undo')
/** Return the id of the latest action. */
const id = () => (done().at(-1) as ClientMessage & { id: string }).id

test('what can be done is drawn as it was until a quick answer is there', async () => {
  const before = match.legal
  match.play('a')
  expect([match.sending, match.legal === before]).toEqual([true, true])
  FakeSocket.last.say({ say: 'step', step: step(2), before: null, now: now(2, ['c']) })
  await vi.advanceTimersByTimeAsync(LONG_ENOUGH_MS)
  expect([match.sending, match.legal]).toEqual([false, ['c']])
})

test('a connection that was lost and is back leaves the list of what may be done alone, and with it what was begun', () => {
  const before = match.legal
  FakeSocket.last.say(welcome(2, ['a', 'b']))
  expect(match.legal === before).toBe(true)
  FakeSocket.last.say(welcome(2, ['a']))
  expect(match.legal).toEqual(['a'])
})

test('while the answer may still be quick the board says so', async () => {
  match.play('a')
  expect(match.justSent).toBe(true)
  await vi.advanceTimersByTimeAsync(LONG_ENOUGH_MS)
  expect([match.sending, match.justSent]).toEqual([true, false])
})

test('where the answer takes its time nothing can be done until it is there', async () => {
  match.play('a')
  await vi.advanceTimersByTimeAsync(LONG_ENOUGH_MS)
  expect([match.sending, match.legal]).toEqual([true, []])
  FakeSocket.last.say({ say: 'step', step: step(2), before: null, now: now(2, ['c']) })
  await vi.advanceTimersByTimeAsync(LONG_ENOUGH_MS)
  expect([match.sending, match.legal]).toEqual([false, ['c']])
})

test('of two moves in quick succession the second is not sent, nor is anything taken back meanwhile', () => {
  match.play('a')
  match.play('b')
  match.undo()
  expect(done()).toMatchObject([{ do: 'move', move: 'a' }])
})

test('a step is taken back for the seat that made it, also after the replies of bots', () => {
  const reply = (ply: number) => ({ ...step(ply), seat: 1 })
  FakeSocket.last.say({ say: 'step', step: reply(2), before: null, now: now(2, ['a']) })
  match.undo()
  expect(done()).toMatchObject([{ do: 'undo', ply: 2, seat: 0 }])
  expect(match.sent).toBe('undo')
  FakeSocket.last.say({
    say: 'undone',
    seat: 0,
    step: { ...step(0), seat: null },
    now: { ...now(0, ['a']), undo: false, undone: 2 },
  })
  expect([match.steps.length, match.undoable, match.takenBack]).toEqual([1, null, [{ seat: 0, ply: 0 }]])
})

test('a bot that replies while a step is being taken back changes nothing', () => {
  match.undo()
  FakeSocket.last.say({ say: 'step', step: { ...step(2), seat: 1 }, before: null, now: now(2, ['a']) })
  FakeSocket.last.say({ say: 'undone', seat: 0, step: { ...step(0), seat: null }, now: { ...now(0, ['a']), undone: 2 } })
  expect([match.steps.length, match.sending, match.problem]).toEqual([1, false, null])
})

test('while a step is being taken back no move is sent', () => {
  match.undo()
  match.play('a')
  expect(done()).toMatchObject([{ do: 'undo' }])
})

test.each([0, LONG_ENOUGH_MS])(
  'after a move that is refused %i ms later everything may be done, and is reported again',
  async (ms) => {
    const before = match.legal
    match.play('a')
    await vi.advanceTimersByTimeAsync(ms)
    FakeSocket.last.say({ say: 'error', id: id(), code: 'move.illegal', params: {} })
    expect([match.sending, match.legal, match.legal === before]).toEqual([false, ['a', 'b'], false])
    await vi.advanceTimersByTimeAsync(LONG_ENOUGH_MS)
    expect(match.legal).toEqual(['a', 'b'])
    match.play('b')
    expect(done()).toMatchObject([{ move: 'a' }, { move: 'b' }])
  },
)

test('a move in doubt is still on its way', () => {
  match.play('a')
  FakeSocket.last.say({ say: 'error', id: id(), code: 'database.in_doubt', params: {} })
  match.play('b')
  expect(done()).toMatchObject([{ move: 'a' }])
})

test('beside bots there is no chat, until a spectator says something; with other people there always is', () => {
  const at = (kind: string) => ({ ...table, seats: [seat, { ...seat, seat: 1, kind, own: false, mine: false }] })
  FakeSocket.last.say({ say: 'table', table: at('bot') })
  expect([match.amongBots, match.silent]).toEqual([true, true])
  const said = { n: 1, seat: null, name: 'Cy', preset: null, text: 'hello', at: 0, own: false }
  FakeSocket.last.say({ say: 'talk', talk: said })
  expect([match.amongBots, match.silent]).toEqual([true, false])
  FakeSocket.last.say({ say: 'table', table: at('guest') })
  expect([match.amongBots, match.silent]).toEqual([false, false])
})
