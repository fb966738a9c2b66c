import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watch } from './watch'

/** A socket whose server is this test. */
class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  readyState = FakeSocket.OPEN
  onopen: (() => void) | null = null
  onmessage: ((frame: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor() {
    FakeSocket.all.push(this)
  }

  send(): void {}

  close(): void {
    this.readyState = 3
    this.onclose?.({ code: 1006 })
  }
}

const newest = () => FakeSocket.all.at(-1) as FakeSocket
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.all = []
  stop = watch({ goingOn() {}, changed() {}, awaits() {} })
})

afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Lose the connection, and return the time until the next attempt. */
function lost(): number {
  const before = FakeSocket.all.length
  newest().close()
  let waited = 0
  for (; FakeSocket.all.length === before; waited += 100) vi.advanceTimersByTime(100)
  return waited
}

test('after a connection that worked the first wait is short again', () => {
  expect(lost()).toBeLessThanOrEqual(1_300)
  for (let again = 0; again < 3; again++) lost()
  expect(lost()).toBeGreaterThan(10_000)
  newest().onmessage?.({ data: JSON.stringify({ say: 'pong' }) })
  expect(lost()).toBeLessThanOrEqual(1_300)
})

test('who comes online while connected gets no second connection', () => {
  dispatchEvent(new Event('online'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(FakeSocket.all).toHaveLength(1)
})

test('who comes online while waiting is connected at once, and once', () => {
  newest().close()
  dispatchEvent(new Event('online'))
  expect(FakeSocket.all).toHaveLength(2)
  vi.advanceTimersByTime(5_000)
  expect(FakeSocket.all).toHaveLength(2)
})
