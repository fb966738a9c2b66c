import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TableInfo } from '../wire/protocol'
import { watch } from './watch'

class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  readyState = FakeSocket.OPEN
  messages: { do: string }[] = []
  onopen: (() => void) | null = null
  onmessage: ((frame: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }

  get sent(): string[] {
    return this.messages.map((message) => message.do)
  }

  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  send(text: string): void {
    this.messages.push(JSON.parse(text) as { do: string })
  }

  close(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code })
  }
}

const newest = () => FakeSocket.all.at(-1) as FakeSocket
let told: unknown[] = []
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.all = []
  told = []
  stop = watch({
    goingOn: (tables) => told.push(tables),
    changed: (table: TableInfo) => told.push(table),
    awaits: (tables) => told.push(tables),
  })
  newest().onopen?.()
})

afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('it asks, passes answers on, and sends pings', () => {
  newest().say({ say: 'tables', tables: ['all'] })
  newest().say({ say: 'table', table: 'one' })
  newest().say({ say: 'awaiting', tables: ['a', 'b'] })
  vi.advanceTimersByTime(2_500)
  newest().say({ say: 'pong' })
  expect(told).toEqual([['all'], 'one', ['a', 'b']])
  expect(newest().sent).toEqual(['watch', 'ping'])
})

test('a lost connection is made again, later each time', () => {
  newest().close()
  vi.advanceTimersByTime(1_300)
  expect(FakeSocket.all).toHaveLength(2)
  newest().close()
  vi.advanceTimersByTime(1_300)
  expect(FakeSocket.all).toHaveLength(2)
  vi.advanceTimersByTime(1_300)
  expect(FakeSocket.all).toHaveLength(3)
})

test('a connection that falls silent counts as lost', () => {
  vi.advanceTimersByTime(20_000)
  expect(FakeSocket.all.length).toBeGreaterThan(1)
})

test.each([4000, 4001])('a browser without a guest (%i) asks no more and is awaited nowhere', (code) => {
  newest().say({ say: 'error', id: null, code: 'guest.unknown', params: {} })
  newest().close(code)
  vi.advanceTimersByTime(60_000)
  expect(FakeSocket.all).toHaveLength(1)
  expect(told).toEqual([[]])
})

test('it does not say whether the page is visible', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(2_500)
  vi.restoreAllMocks()
  expect(newest().messages).toEqual([{ do: 'watch' }, { do: 'ping' }])
})

test('it connects at once when the browser is online again', () => {
  dispatchEvent(new Event('offline'))
  expect(FakeSocket.all).toHaveLength(1)
  dispatchEvent(new Event('online'))
  expect(FakeSocket.all).toHaveLength(2)
})

test('once it is stopped nothing is heard or asked', () => {
  const socket = newest()
  stop()
  socket.say({ say: 'awaiting', tables: ['a'] })
  vi.advanceTimersByTime(60_000)
  expect(told).toEqual([])
  expect(FakeSocket.all).toHaveLength(1)
})

test.each([4000, 4001])('a browser without a guest (%i) connects no more when it comes online or into view', (code) => {
  newest().close(code)
  for (const event of ['offline', 'online']) dispatchEvent(new Event(event))
  document.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(60_000)
  expect(FakeSocket.all).toHaveLength(1)
})
