import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reaching } from './reaching.svelte'

const load = vi.fn()
let away = $state(true)
let leave: () => void

beforeEach(() => {
  vi.useFakeTimers()
  load.mockReset()
  away = true
  leave = $effect.root(() => reaching(() => away, load))
  flushSync()
})
afterEach(() => {
  leave()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a page loads again every ten seconds until the server is there, and again the next time it is away', () => {
  vi.advanceTimersByTime(9_999)
  expect(load).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10_001)
  expect(load).toHaveBeenCalledTimes(2)
  away = false
  flushSync()
  vi.advanceTimersByTime(60_000)
  expect(load).toHaveBeenCalledTimes(2)
  away = true
  flushSync()
  vi.advanceTimersByTime(10_000)
  expect(load).toHaveBeenCalledTimes(3)
})

test('a page that nobody sees, or that was left, asks nothing', () => {
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  vi.advanceTimersByTime(60_000)
  expect(load).not.toHaveBeenCalled()
  visible.mockRestore()
  leave()
  vi.advanceTimersByTime(60_000)
  expect(load).not.toHaveBeenCalled()
})
