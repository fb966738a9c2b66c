import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Match } from './match.svelte'
import { FakeSocket } from './socket.stub'

const OVER = { ranks: [1, 2], points: [1, 0] }
const step = (ply: number) => ({ ply, seat: ply % 2, move: 'x', events: [], view: {}, at: 0 })
const now = (ply: number, over: object | null = null) => ({
  ply,
  turn: ply % 2,
  undone: 0,
  undo: false,
  legal: [`move ${ply}`],
  over,
})
const seat = (at: number, own: boolean) => ({ seat: at, kind: 'guest', name: `${at}`, mine: own, own, resigned: false })
/** The seats that are played at this device. */
let here: number[]
const table = () => ({
  table: 'T',
  game: 'none',
  state: 'running',
  seats: [0, 1].map((at) => seat(at, here.includes(at))),
  sides: [0, 1],
  terms: { help: { look_back: true } },
})

const welcome = () => ({
  say: 'welcome',
  table: table(),
  look: here[0] ?? null,
  plies: [step(0), step(1)],
  now: now(1),
  taken_back: [],
  talk: [],
  offer: { kind: 'none', by: [] },
})

let match: Match
let frames: (() => void)[]

async function sitting(...seats: number[]): Promise<void> {
  here = seats
  match = new Match('T')
  await vi.waitFor(() => expect(match.now).not.toBeNull())
}

/** The server sends a step. */
const goesOn = (ply: number, over: object | null = null) =>
  FakeSocket.last.say({ say: 'step', step: step(ply), before: null, now: now(ply, over) })

/** The ply and the legal moves, on the board and in the rest of the page. */
const told = () => [match.board.step?.ply, match.board.legal, match.latest?.ply, match.legal]

/** The browser paints. */
async function paints(): Promise<void> {
  for (const draw of frames.splice(0)) draw()
  await vi.advanceTimersByTimeAsync(1)
}

beforeEach(() => {
  vi.useFakeTimers()
  frames = []
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw))
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(table()))))
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.welcome = welcome
})

afterEach(() => {
  match.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the board shows a step, and what may be done after it, before the rest of the page', async () => {
  await sitting(0)
  goesOn(2)
  expect(told()).toEqual([2, ['move 2'], 1, []])
  await paints()
  expect(told()).toEqual([2, ['move 2'], 2, ['move 2']])
})

test('nothing changes for the board when the rest of the page has caught up', async () => {
  await sitting(0)
  goesOn(2)
  const before = [match.board.step, match.board.steps, match.board.legal]
  await paints()
  const after = [match.board.step, match.board.steps, match.board.legal]
  expect(after.every((one, at) => one === before[at])).toBe(true)
})

test('a move on the board that is shown first is the move that is meant', async () => {
  await sitting(0)
  goesOn(2)
  match.play('move 2')
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ do: 'move', ply: 2, move: 'move 2' })
  expect(told()[2]).toBe(2)
})

test('nothing is heard, and no step taken back, before the rest of the page knows of the step', async () => {
  await sitting(0)
  goesOn(2)
  goesOn(3)
  expect(told()).toEqual([3, [], 2, ['move 2']])
  FakeSocket.last.say({ say: 'undone', seat: 1, step: step(2), now: { ...now(2), undone: 1 } })
  expect(told()).toEqual([2, ['move 2'], 2, ['move 2']])
})

test('a page that is hidden before it is painted catches up all the same', async () => {
  await sitting(0)
  goesOn(2)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(told()[2]).toBe(2)
})

test.each([
  ['the match ends', [0], () => goesOn(2, OVER)],
  ['several people share the device', [0, 1], () => goesOn(2)],
  ['somebody looks back', [0], () => (match.goToPly(0), goesOn(2))],
])('all are told at once where %s', async (_, seats, happens) => {
  await sitting(...seats)
  happens()
  expect(match.latest?.ply).toBe(2)
  expect(match.board.step).toBe(match.shown)
})

test('while a quick answer is awaited the board says so, until it shows the answer', async () => {
  await sitting(1)
  match.play('move 1')
  expect(match.board.justSent).toBe(true)
  goesOn(2)
  expect([match.board.justSent, match.sending]).toEqual([false, true])
  await paints()
  expect(match.sending).toBe(false)
})
