import { render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '../wire/api'
import { opening } from '../frame/dialogs.stub'
import { speaking } from '../words/speaking.stub'
import { FakeSocket } from './match/socket.stub'
import Table from './Table.svelte'

const seat = (at: number, name: string) => ({
  seat: at,
  kind: 'guest',
  name,
  mine: at === 0,
  own: at === 0,
  present: true,
  resigned: false,
  face: { animal: 'bear', colour: 'red' },
})
const table = (more: object = {}) => ({
  table: 'T',
  game: 'toy',
  options: {},
  players: 2,
  state: 'running',
  host: true,
  seats: [seat(0, 'Ana'), seat(1, 'Ben')],
  sides: [0, 1],
  terms: {},
  bound: [],
  result: null,
  starts_in: null,
  fills_in: null,
  clocks: null,
  deadline: null,
  at: 0,
  series: null,
  next: null,
  ...more,
})
const view = (heap: number) => ({ game: 'toy', options: {}, players: 2, phase: 'play', turn: 0, heap: [heap] })
const step = (ply: number) => ({ ply, seat: 0, move: 'x', events: [], view: view(ply), at: 0, by: null, helped: false })
const now = (ply: number, legal: string[]) => ({ ply, turn: 0, undone: 0, undo: false, legal, over: null })
const welcome = (more: object = {}) => ({
  say: 'welcome',
  table: table(),
  look: 0,
  plies: [step(0), step(1)],
  now: now(1, ['take', 'leave']),
  taken_back: [],
  talk: [],
  untold: [],
  happened: [],
  proposals: [],
  ahead: null,
  offer: { kind: 'none', by: [] },
  ...more,
})

const board = () => document.querySelector('.board')?.textContent ?? ''
const sent = () => FakeSocket.last.sent.filter((message) => message.do === 'move')
const moves = () => [...document.querySelectorAll<HTMLButtonElement>('.board button')]

beforeEach(async () => {
  opening()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(table()))))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  )
  vi.spyOn(api, 'games').mockResolvedValue([])
  vi.spyOn(api, 'me').mockResolvedValue({ name: 'Ana', face: null } as never)
  FakeSocket.welcome = () => welcome()
  await speaking('en')
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a move that is pressed twice is sent once; after a refusal it says why, and the move can be made', async () => {
  render(Table, { id: 'T' })
  await vi.waitFor(() => expect(moves().length).toBeGreaterThan(0))
  moves()[0]?.click()
  moves()[0]?.click()
  expect(sent()).toHaveLength(1)
  const { id } = sent()[0] as { id: string }
  FakeSocket.last.say({ say: 'error', id, code: 'database.away', params: {} })
  flushSync()
  const said = () => document.querySelector('.said [role=alert]')?.textContent.trim() ?? ''
  const before = said()
  expect(before).not.toBe('')
  await speaking('nl')
  expect(said()).not.toBe(before)
  moves()[0]?.click()
  flushSync()
  expect([sent().length, said()]).toEqual([2, ''])
})

test('after a reconnect the board shows what is so now, and nothing of before', async () => {
  render(Table, { id: 'T' })
  await vi.waitFor(() => expect(board()).toContain('1'))
  FakeSocket.welcome = () => welcome({ plies: [step(0), step(1), { ...step(2), view: view(77) }], now: now(2, []) })
  const old = FakeSocket.last as FakeSocket & { onclose?: (event: object) => void }
  old.onclose?.({ code: 1006 })
  flushSync()
  await vi.waitFor(() => expect(board()).toContain('77'))
  expect(moves().filter((move) => !move.disabled)).toEqual([])
})

test('a table that is cancelled, or is not there, shows nothing of the match any more', async () => {
  render(Table, { id: 'T' })
  await vi.waitFor(() => expect(board()).not.toBe(''))
  FakeSocket.last.say({ say: 'table', table: table({ state: 'cancelled', at: 1 }) })
  flushSync()
  expect([board(), screen.getByRole('status').textContent.includes('cancelled')]).toEqual(['', true])
  FakeSocket.last.say({ say: 'error', id: null, code: 'table.unknown', params: {} })
  flushSync()
  expect(screen.getByRole('heading').textContent).toBe('This table cannot be shown')
})

test('a step and what it leads to are on the board together', async () => {
  render(Table, { id: 'T' })
  await vi.waitFor(() => expect(board()).toContain('1'))
  const shown = () => document.querySelector<HTMLElement>('.generic')?.dataset['ply']
  FakeSocket.last.say({ say: 'step', step: { ...step(2), view: view(77) }, now: now(2, []), before: null })
  flushSync()
  expect([shown(), board().includes('77')]).toEqual(['2', true])
})
