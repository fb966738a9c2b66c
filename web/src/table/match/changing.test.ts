/** Changes of the table that a button requests. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Declined } from '../../wire/api'
import type { TableInfo } from '../../wire/protocol'
import { Match } from './match.svelte'
import { FakeSocket } from './socket.stub'

const table = { table: 'T', state: 'waiting', seats: [], sides: [], terms: {} } as unknown as TableInfo
const locked = { ...table, locked: true } as TableInfo
let match: Match

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(table))))
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.welcome = () => ({ say: 'pong' })
  match = new Match('T')
  await vi.waitFor(() => expect(match.table).not.toBeNull())
})

afterEach(() => {
  match.close()
  vi.unstubAllGlobals()
})

test('a change that is pressed twice is asked for once, and the second press is not refused', async () => {
  let answer: (table: TableInfo) => void = () => {}
  const request = vi.fn(() => new Promise<TableInfo>((given) => (answer = given)))
  const first = match.change(request)
  expect(await match.change(request)).toBe(false)
  expect([request.mock.calls.length, match.problem]).toEqual([1, null])
  answer(locked)
  expect([await first, match.table]).toEqual([true, locked])
})

test('another change that is pressed meanwhile is made afterwards', async () => {
  const order: string[] = []
  let answer: (table: TableInfo) => void = () => {}
  const change = vi.fn((_: string, days: number) => {
    order.push(`asked for ${days}`)
    return new Promise<TableInfo>((given) => (answer = given))
  })
  const away = match.change(change, 'T', 1)
  await vi.waitFor(() => expect(order).toEqual(['asked for 1']))
  const back = match.change(change, 'T', 0)
  await expect(match.change(change, 'T', 0)).resolves.toBe(false)
  expect(order).toEqual(['asked for 1'])
  answer(table)
  expect(await away).toBe(true)
  await vi.waitFor(() => expect(order).toEqual(['asked for 1', 'asked for 0']))
  answer(locked)
  expect([await back, match.table]).toEqual([true, locked])
})

test('a change that waits is made although the one before was refused', async () => {
  const first = match.change(() => Promise.reject(new Declined({ code: 'seat.taken', params: {} })))
  const second = match.change(() => Promise.resolve(locked))
  expect([await first, await second, match.problem]).toEqual([false, true, null])
})

test('after a refusal the change can be asked for again, and nothing of the refusal is left', async () => {
  expect(await match.change(() => Promise.reject(new Declined({ code: 'seat.taken', params: {} })))).toBe(false)
  expect(match.problem?.code).toBe('seat.taken')
  expect(await match.change(() => Promise.resolve(locked))).toBe(true)
  expect([match.problem, match.table]).toEqual([null, locked])
})

test('an answer that comes after newer messages of the socket takes nothing back', async () => {
  const at = (time: number, more: object = {}) => ({ ...table, at: time, bound: [], ...more }) as unknown as TableInfo
  let answer: (table: TableInfo) => void = () => {}
  const asked = match.change(() => new Promise<TableInfo>((given) => (answer = given)))
  const running = at(20, { state: 'running' })
  FakeSocket.last.say({ say: 'table', table: running })
  answer(at(10))
  expect([await asked, match.table?.state]).toEqual([true, 'running'])
  await match.change(() => Promise.resolve(at(30, { state: 'over' })))
  expect(match.table?.state).toBe('over')
})
