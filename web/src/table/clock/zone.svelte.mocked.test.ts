import { flushSync } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import type { TableInfo } from '../../wire/protocol'

const liveIn = vi.hoisted(() => vi.fn())
vi.mock('../../wire/api', () => ({ api: { liveIn } }))
const { reportZone } = await import('./zone.svelte')

const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone
const NIGHTS: TableInfo['terms'] = { clock: { kind: 'days', days: 1, night: [22, 8] } }

class At {
  table = $state.raw<TableInfo | null>(null)
  watching = $state(false)
}

beforeEach(() => void liveIn.mockReset().mockResolvedValue({ zone: HERE }))

const table = (zone: string | null, terms = NIGHTS) => ({ zone, terms }) as TableInfo

/** Give the table these zones, one after the other, each after the answer to the last. */
async function seen(zones: (string | null)[], terms = NIGHTS, watching = false): Promise<number> {
  const at = new At()
  at.watching = watching
  const end = $effect.root(() => reportZone(at))
  for (const zone of zones) {
    at.table = table(zone, terms)
    flushSync()
    await new Promise((settled) => setTimeout(settled))
  }
  end()
  return liveIn.mock.calls.length
}

test('a guest of whom the server knows no zone, or another one, is said to live here', async () => {
  expect(await seen([null])).toBe(1)
  expect(await seen(['Pacific/Chatham'])).toBe(2)
  expect(liveIn.mock.calls).toEqual([[HERE], [HERE]])
})

test('what the server knows is not said again, whatever this browser has said before', async () => {
  expect(await seen([HERE, HERE])).toBe(0)
  expect(await seen([null, HERE])).toBe(1)
})

test('two devices in two zones do not contradict each other for ever', async () => {
  expect(await seen(['Pacific/Chatham', HERE, 'Pacific/Chatham', 'Pacific/Chatham'])).toBe(1)
})

test('the time zone of another guest of this browser, without a known zone, is sent too', async () => {
  expect(await seen(['Pacific/Chatham', HERE, null])).toBe(2)
})

test('where nights count, and where one only looks on, nothing is said', async () => {
  expect(await seen([null], { clock: { kind: 'days', days: 1, night: null } })).toBe(0)
  expect(await seen([null], { clock: { kind: 'move', move: 60 } })).toBe(0)
  expect(await seen([null], NIGHTS, true)).toBe(0)
})

test('a time zone that did not arrive is sent again with the next news of the table', async () => {
  liveIn.mockRejectedValueOnce(new Error('away'))
  expect(await seen([null, null])).toBe(2)
})
