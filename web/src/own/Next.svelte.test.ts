import { render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api, Declined, NO_CONNECTION } from '../wire/api'
import { router } from '../frame/router.svelte'
import { speaking } from '../words/speaking.stub'
import Next from './Next.svelte'

const awaiting = vi.spyOn(api, 'awaiting')
const go = vi.spyOn(router, 'go')

async function shown(ms = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
  flushSync()
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  awaiting.mockReset()
  go.mockReset().mockImplementation(() => {})
  await speaking('en')
})

afterEach(() => {
  vi.useRealTimers()
})

test('it leads to the table that has waited longest, in the place of this address', async () => {
  awaiting.mockResolvedValue({ tables: ['old', 'new'] })
  render(Next, { id: '' })
  await shown()
  expect(go.mock.calls).toEqual([['/t/old', true]])
})

test('where no table waits it says so, in the language of now', async () => {
  awaiting.mockResolvedValue({ tables: [] })
  render(Next, { id: '' })
  await shown()
  expect(screen.getByRole('status').textContent).toBe('Nobody is waiting for you just now.')
  await speaking('fr')
  expect(screen.getByRole('status').textContent).not.toContain('Nobody')
  await shown(60_000)
  expect(awaiting).toHaveBeenCalledOnce()
})

test('where the server was away it leads there once it is back, and nothing of that is left', async () => {
  awaiting.mockRejectedValueOnce(new Declined(NO_CONNECTION)).mockResolvedValue({ tables: ['old'] })
  render(Next, { id: '' })
  await shown()
  expect(screen.getByRole('alert').textContent).toContain('cannot be reached')
  await shown(10_000)
  expect([go.mock.calls.length, screen.queryByRole('alert')]).toEqual([1, null])
  await shown(60_000)
  expect(awaiting).toHaveBeenCalledTimes(2)
})
