import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ClientMessage, ServerMessage } from '../../wire/protocol'
import { Connection, type Status } from './connection'
import { messageId, type Unsent } from './outbox'

class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  readyState = 0
  sent: ClientMessage[] = []
  onopen: (() => void) | null = null
  onmessage: ((frame: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }

  open(): void {
    this.readyState = FakeSocket.OPEN
    this.onopen?.()
  }

  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage)
  }

  close(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code })
  }
}

const WELCOME = { say: 'welcome', now: { over: null } }
const newest = () => FakeSocket.all.at(-1) as FakeSocket
const kinds = (socket: FakeSocket) => socket.sent.map((message) => message.do)

let heard: ServerMessage[] = []
let statuses: Status[] = []
const MOVE: Unsent = { do: 'move', ply: 3, undone: 0, seat: 1, move: 'a1a2' }
let connection: Connection

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.all = []
  heard = []
  statuses = []
  connection = new Connection('T', {
    hello: () => ({ last: 3, undone: 0, look: 1 }),
    heard: (message) => heard.push(message),
    status: (status) => statuses.push(status),
    late: () => {},
  })
  newest().open()
})

afterEach(() => {
  connection.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the first message says the table, the last ply and whose eyes', () => {
  expect(newest().sent).toEqual([{ do: 'hello', table: 'T', awaiting: true, last: 3, undone: 0, look: 1 }])
})

test('a move that was not acknowledged is sent again under its own id after a reconnect', () => {
  newest().say(WELCOME)
  connection.send(MOVE)
  const first = newest().sent.at(-1)
  newest().close()
  expect(statuses.at(-1)).toBe('lost')
  vi.advanceTimersByTime(1_000)
  newest().open()
  expect(kinds(newest())).toEqual(['hello'])
  newest().say(WELCOME)
  expect(newest().sent.at(-1)).toEqual(first)
})

test('an acknowledged move is not sent again', () => {
  newest().say(WELCOME)
  connection.send(MOVE)
  const { id } = newest().sent.at(-1) as { id: string }
  newest().say({ say: 'ack', id, ply: 4 })
  newest().close()
  vi.advanceTimersByTime(1_000)
  newest().open()
  newest().say(WELCOME)
  expect(kinds(newest())).toEqual(['hello'])
})

test('what is said while the connection opens again is sent once it is there, after the end too', () => {
  connection.restart()
  const id = connection.send({ do: 'say', text: 'hello' })
  newest().open()
  newest().say({ say: 'welcome', now: { over: {} } })
  expect(newest().sent.at(-1)).toEqual({ do: 'say', id, text: 'hello' })
  newest().say({ say: 'ack', id, ply: 4 })
  connection.restart()
  newest().open()
  newest().say(WELCOME)
  expect(kinds(newest())).toEqual(['hello'])
})

/** Lose the connection, and return the milliseconds until the next attempt. */
function lost(): number {
  const before = FakeSocket.all.length
  newest().close()
  let waited = 0
  while (FakeSocket.all.length === before) {
    vi.advanceTimersByTime(50)
    waited += 50
  }
  return waited
}

test('pauses between tries grow', () => {
  const tries = Array.from({ length: 5 }, lost)
  expect(tries.at(-1)).toBeGreaterThan((tries[0] as number) * 4)
  expect(tries.at(-1)).toBeLessThanOrEqual(10_000)
})

test('a connection that is closed while it waits for its next try makes none', () => {
  newest().close()
  expect(statuses.at(-1)).toBe('lost')
  connection.close()
  vi.advanceTimersByTime(60_000)
  expect(FakeSocket.all).toHaveLength(1)
})

test('once the server is there again, the first pause is as short as before', () => {
  Array.from({ length: 5 }, lost)
  newest().open()
  newest().say(WELCOME)
  statuses.length = 0
  expect(lost()).toBeLessThanOrEqual(600)
  expect(statuses).toEqual(['lost', 'lost'])
})

test('it asks for signs of life, and counts silence of 12 s as lost', () => {
  newest().say(WELCOME)
  vi.advanceTimersByTime(6_000)
  expect(kinds(newest())).toContain('ping')
  const before = FakeSocket.all.length
  vi.advanceTimersByTime(7_500)
  expect(statuses.at(-1)).toBe('lost')
  vi.advanceTimersByTime(1_000)
  expect(FakeSocket.all.length).toBeGreaterThan(before)
})

test('as long as nobody answers the connection stays lost', () => {
  newest().say(WELCOME)
  vi.advanceTimersByTime(13_000)
  statuses.length = 0
  vi.advanceTimersByTime(120_000)
  expect(new Set(statuses)).toEqual(new Set(['lost']))
})

test('a table that does not exist is not asked for again', () => {
  newest().close(4004)
  expect(heard).toEqual([{ say: 'error', id: null, code: 'table.unknown', params: {} }])
  vi.advanceTimersByTime(60_000)
  expect(FakeSocket.all).toHaveLength(1)
})

test('message ids are short and never the same', () => {
  const ids = Array.from({ length: 500 }, messageId)
  expect(new Set(ids).size).toBe(500)
  expect(Math.max(...ids.map((id) => id.length))).toBeLessThanOrEqual(40)
})

test('a move in doubt is reported once and sent again under its own id until it is known to count', () => {
  newest().say(WELCOME)
  connection.send(MOVE)
  const sent = newest().sent.at(-1) as { id: string }
  const again = () => newest().sent.filter((message) => message.do === 'move').length
  newest().say({ say: 'error', id: sent.id, code: 'database.in_doubt', params: {} })
  for (const code of ['database.away', 'database.in_doubt', 'database.away']) {
    const before = again()
    vi.advanceTimersByTime(2_000)
    expect(again()).toBe(before + 1)
    newest().say({ say: 'error', id: sent.id, code, params: {} })
  }
  expect(
    newest()
      .sent.filter((message) => message.do === 'move')
      .every((message) => message.id === sent.id),
  ).toBe(true)
  expect(heard.filter((message) => message.say === 'error').map((message) => message.code)).toEqual(['database.in_doubt'])
  newest().say({ say: 'ack', id: sent.id, ply: 4 })
  const settled = again()
  vi.advanceTimersByTime(4_000)
  expect(again()).toBe(settled)
})

test('without a database, a move that did not count is given back at once', () => {
  newest().say(WELCOME)
  connection.send(MOVE)
  const { id } = newest().sent.at(-1) as { id: string }
  newest().say({ say: 'error', id, code: 'database.away', params: {} })
  expect(heard.at(-1)).toMatchObject({ code: 'database.away' })
  const sent = newest().sent.length
  vi.advanceTimersByTime(4_000)
  expect(kinds(newest()).slice(sent)).not.toContain('move')
})

function turn(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('a page that goes behind others says so at once, and again when it is back', () => {
  newest().say(WELCOME)
  turn('hidden')
  expect(newest().sent.at(-1)).toEqual({ do: 'ping', hidden: true })
  turn('visible')
  expect(newest().sent.at(-1)).toEqual({ do: 'ping' })
})

test('a page that reconnects behind others says so as soon as it is welcome', () => {
  turn('hidden')
  newest().close()
  vi.advanceTimersByTime(1_000)
  newest().open()
  expect(kinds(newest())).toEqual(['hello'])
  newest().say(WELCOME)
  expect(newest().sent.at(-1)).toEqual({ do: 'ping', hidden: true })
})
