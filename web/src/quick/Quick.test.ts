import { render, screen, waitFor } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api, Declined, NO_CONNECTION } from '../wire/api'
import type { GameInfo, TableInfo } from '../wire/protocol'
import { router } from '../frame/router.svelte'
import { speaking } from '../words/speaking.stub'
import Quick from './Quick.svelte'

const toy = { game: 'toy', players: [2, 2], levels: [1] } as unknown as GameInfo
const games = vi.spyOn(api, 'games')
const quick = vi.spyOn(api, 'quick')
const go = vi.spyOn(router, 'go')
/** A browser does not press a disabled button. */
async function sit(): Promise<void> {
  screen.getByRole('button', { name: /toy/i }).click()
  await tick()
}
const problem = () => screen.getByRole('alert').textContent.trim()

beforeEach(async () => {
  games.mockReset().mockResolvedValue([toy])
  quick.mockReset()
  go.mockReset().mockImplementation(() => {})
  vi.spyOn(api, 'quickWaiting').mockResolvedValue([])
  await speaking('en')
})
afterEach(() => vi.useRealTimers())

test('once the connection is back the games are there to choose from, and nothing says that it is away', async () => {
  vi.useFakeTimers()
  games.mockRejectedValueOnce(new Declined(NO_CONNECTION))
  render(Quick, { id: '' })
  await vi.waitFor(() => expect(problem()).not.toBe(''))
  await vi.advanceTimersByTimeAsync(5_000)
  await vi.waitFor(() => expect(screen.getByRole('button', { name: /toy/i })).toBeTruthy())
  expect(problem()).toBe('')
})

test('who presses twice looks for one match; after a refusal they can look again', async () => {
  let refuse: (thrown: unknown) => void = () => {}
  quick.mockReturnValueOnce(new Promise((_, rejected) => (refuse = rejected)))
  render(Quick, { id: '' })
  await screen.findByRole('button', { name: /toy/i })
  await sit()
  await sit()
  await waitFor(() => expect(quick).toHaveBeenCalledOnce())
  refuse(new Declined({ code: 'server.broken', params: {} }))
  await waitFor(() => expect(problem()).not.toBe(''))
  const said = problem()
  await speaking('nl')
  expect(problem()).not.toBe(said)
  quick.mockResolvedValueOnce({ table: 'T' } as TableInfo)
  await sit()
  await waitFor(() => expect(go.mock.calls).toEqual([['/t/T']]))
  expect(quick).toHaveBeenCalledTimes(2)
})
