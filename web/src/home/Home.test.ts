import { render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api, Declined, NO_CONNECTION } from '../wire/api'
import type { GameInfo } from '../wire/protocol'
import { router } from '../frame/router.svelte'
import { speaking } from '../words/speaking.stub'
import Home from './Home.svelte'

const toy = { game: 'toy', players: [2, 2], levels: [1, 2], options: {} } as unknown as GameInfo
const open = vi.spyOn(api, 'open')
const go = vi.spyOn(router, 'go')

/** A browser does not press a disabled button. */
async function play(): Promise<void> {
  screen.getByRole('button', { name: /toy/i }).click()
  await tick()
}

beforeEach(async () => {
  vi.useFakeTimers()
  open.mockReset()
  go.mockReset().mockImplementation(() => {})
  vi.spyOn(api, 'games').mockResolvedValue([toy])
  vi.spyOn(api, 'mine').mockResolvedValue([])
  vi.spyOn(api, 'openTables').mockResolvedValue([])
  vi.spyOn(api, 'awaiting').mockResolvedValue({ tables: [] } as never)
  vi.spyOn(api, 'me').mockResolvedValue({ name: 'Ana', face: null, kept: true } as never)
  await speaking('en')
  render(Home)
  await vi.waitFor(() => expect(screen.getByRole('button', { name: /toy/i })).toBeTruthy())
})
afterEach(() => vi.useRealTimers())

test('who presses twice opens one table', async () => {
  open.mockReturnValue(new Promise(() => {}))
  await play()
  await play()
  await vi.waitFor(() => expect(open).toHaveBeenCalled())
  expect(open).toHaveBeenCalledOnce()
})

test('after a moment without the server everything can be pressed again, in the other language too', async () => {
  open.mockRejectedValueOnce(new Declined(NO_CONNECTION))
  await play()
  await vi.waitFor(() => expect(screen.getByText('No connection.')).toBeTruthy())
  await speaking('nl')
  expect(screen.queryByText('No connection.')).toBeNull()
  await vi.advanceTimersByTimeAsync(10_000)
  await vi.waitFor(() => expect(screen.getByRole('button', { name: /toy/i })).toBeTruthy())
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent.trim())).toEqual([''])
  open.mockResolvedValueOnce({ table: 'T' } as never)
  await play()
  await vi.waitFor(() => expect(go.mock.calls).toEqual([['/t/T']]))
})
