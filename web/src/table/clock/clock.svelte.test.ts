import { flushSync } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import type { TableInfo } from '../../wire/protocol'
import { Clock } from './clock.svelte'

const AT = 1_700_000_000_000
const TERMS: TableInfo['terms'] = { clock: { kind: 'bank', bank: 60, increment: 5 } }
const CLOCKS = { since: AT - 10_000, banks: [60_000, 65_000], paused: null, overdue: false, out: [], vacations: null, away: null }

function table(changes: Partial<TableInfo> = {}): TableInfo {
  return { state: 'running', turn: 0, at: AT, deadline: AT + 50_000, terms: TERMS, clocks: CLOCKS, ...changes } as TableInfo
}

afterEach(() => void vi.useRealTimers())

function shown(told: TableInfo, test: (clock: Clock) => void): void {
  vi.useFakeTimers({ now: 0 })
  const end = $effect.root(() => {
    const clock = new Clock(() => told)
    flushSync()
    test(clock)
  })
  end()
}

test('time goes on from what the server said, whatever time it is on the phone', () => {
  shown(table(), (clock) => {
    vi.setSystemTime(5)
    expect([clock.now, clock.waited, clock.left]).toEqual([AT, 10_000, 50_000])
    vi.advanceTimersByTime(2_000)
    flushSync()
    expect([clock.now, clock.waited, clock.left]).toEqual([AT + 2_000, 12_000, 48_000])
  })
})

test('the clock of who is to act runs, those of the others stand', () => {
  shown(table(), (clock) => {
    vi.advanceTimersByTime(1_000)
    flushSync()
    expect([clock.bank(0), clock.bank(1)]).toEqual([49_000, 65_000])
  })
})

test('during a pause none runs', () => {
  shown(table({ clocks: { ...CLOCKS, paused: AT } }), (clock) => {
    vi.advanceTimersByTime(1_000)
    expect([clock.left, clock.bank(0)]).toEqual([null, 60_000])
  })
})

test('no time is less than none', () => {
  shown(table(), (clock) => {
    vi.advanceTimersByTime(90_000)
    flushSync()
    expect(clock.left).toBe(0)
  })
})
