import { render, screen, waitFor } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api, Declined, NO_CONNECTION } from '../wire/api'
import type { GameInfo, QuickWaiting, TableInfo } from '../wire/protocol'
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

test('a page that nobody sees asks nothing, and asks again once it is seen', async () => {
  vi.useFakeTimers()
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const waiting = vi.spyOn(api, 'quickWaiting').mockResolvedValue([])
  render(Quick, { id: '' })
  await vi.advanceTimersByTimeAsync(0)
  const before = waiting.mock.calls.length
  await vi.advanceTimersByTimeAsync(20_000)
  expect(waiting).toHaveBeenCalledTimes(before)
  visible.mockRestore()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(waiting).toHaveBeenCalledTimes(before + 1)
})

test('people who wait with another clock are counted beside it, those with the chosen one at its buttons', async () => {
  const here = { game: 'toy', players: 2, terms: {}, people: 3 }
  vi.spyOn(api, 'quickWaiting').mockResolvedValue([here] as unknown as QuickWaiting[])
  render(Quick, { id: '' })
  const button = await screen.findByRole('button', { name: /toy/i })
  const clock = screen.getByRole<HTMLSelectElement>('combobox')
  const counted = () => [...clock.options].map((option) => option.text.includes('3'))
  expect([counted(), button.textContent.includes('3')]).toEqual([[false, false, false], true])
  clock.selectedIndex = 1
  clock.dispatchEvent(new Event('change', { bubbles: true }))
  await tick()
  expect([counted()[0], button.textContent.includes('3')]).toEqual([true, false])
})
