/** Changes of the table that are asked for by a press. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Declined } from '../../wire/api'
import type { TableInfo } from '../../wire/protocol'
import { Match } from './match.svelte'
import { FakeSocket } from './socket.stub'

const table = { table: 'T', state: 'waiting', seats: [], sides: [], terms: {} } as unknown as TableInfo
const locked = { ...table, locked: true } as TableInfo
let match: Match

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(table))))
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.welcome = () => ({ say: 'pong' })
  match = new Match('T')
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

test('after a refusal the change can be asked for again, and nothing of the refusal is left', async () => {
  expect(await match.change(() => Promise.reject(new Declined({ code: 'seat.taken', params: {} })))).toBe(false)
  expect(match.problem?.code).toBe('seat.taken')
  expect(await match.change(() => Promise.resolve(locked))).toBe(true)
  expect([match.problem, match.table]).toEqual([null, locked])
})
