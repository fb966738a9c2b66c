import { render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { router } from '../frame/router.svelte'
import { api, Declined, NO_CONNECTION } from '../wire/api'
import type { Notifications as Info } from '../wire/protocol'
import { speaking } from '../words/speaking.stub'

vi.mock('./push', () => ({ pushState: () => Promise.resolve('off'), turnOn: vi.fn(), turnOff: vi.fn() }))
const { default: Notifications } = await import('./Notifications.svelte')

const times = { mode: 'on', digest_at: 480, quiet_from: null, quiet_until: null, zone: 'UTC' }
const info = {
  channels: [{ id: 'a', kind: 'mail', shown: 'a@b', confirmed: true, failures: 0 }],
  mail: true,
  times,
} as unknown as Info
const notifications = vi.spyOn(api, 'notifications')
const confirm = vi.spyOn(api, 'confirmMail')
const stop = vi.spyOn(api, 'stopChannel')
const AWAY = 'The server cannot be reached. Check your connection and try again.'
const away = new Declined(NO_CONNECTION)
const said = () =>
  screen
    .queryAllByRole('alert')
    .map((alert) => alert.textContent.trim())
    .join('')
const status = () => document.querySelector('.linked')?.textContent ?? null

/** Open the page with this hash in the address. */
async function opened(hash = ''): Promise<void> {
  location.hash = hash
  render(Notifications, { id: '' })
  await vi.advanceTimersByTimeAsync(0)
  flushSync()
}

async function later(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
  flushSync()
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  for (const mock of [confirm, stop]) mock.mockReset().mockResolvedValue({})
  notifications.mockReset().mockResolvedValue(info)
  await speaking('en')
})

afterEach(() => {
  history.replaceState(null, '', '/')
  vi.useRealTimers()
})

test('a page that was opened while the server was away is there once it is back, and nothing of that is left', async () => {
  notifications.mockRejectedValueOnce(away)
  await opened()
  expect([screen.queryByText('a@b'), said()]).toEqual([null, AWAY])
  await later(10_000)
  expect(screen.getByText('a@b')).toBeTruthy()
  expect(said()).toBe('')
  await later(60_000)
  expect(notifications).toHaveBeenCalledTimes(2)
})

test('the link of an email is followed once, and is no longer in the address', async () => {
  await opened('#confirm=abc')
  expect(confirm.mock.calls).toEqual([['abc']])
  expect([location.hash, status()]).toEqual(['', 'Thank you. From now on you will be notified there.'])
  await later(60_000)
  expect([confirm.mock.calls.length, stop.mock.calls.length]).toEqual([1, 0])
})

test('a link that was followed is not followed again because the page could not be shown', async () => {
  notifications.mockRejectedValueOnce(away)
  await opened('#confirm=abc')
  await later(10_000)
  expect([screen.queryByText('a@b') !== null, confirm.mock.calls.length]).toEqual([true, 1])
})

test('a link that was opened while the server was away is followed once it is back', async () => {
  stop.mockRejectedValueOnce(away)
  await opened('#stop=abc')
  expect([status(), said().includes(AWAY)]).toEqual([null, true])
  await later(10_000)
  expect([stop.mock.calls, status(), said()]).toEqual([[['abc'], ['abc']], 'Done. Nothing more will come that way.', ''])
})

test('a link that is refused is not followed again, and is refused in the language of now', async () => {
  confirm.mockRejectedValue(new Declined({ code: 'mail.code', params: {} }))
  await opened('#confirm=old')
  const before = said()
  expect(before).not.toBe('')
  await later(60_000)
  expect(confirm).toHaveBeenCalledOnce()
  await speaking('nl')
  expect(said()).not.toBe(before)
})

test('a player who came from a table finds the way back to it, whatever this device can do', async () => {
  const back = () => screen.queryByRole('link', { name: 'Back to the table' })?.getAttribute('href')
  vi.spyOn(router, 'query', 'get').mockReturnValue(new URLSearchParams('to=/t/abcdefghijklmnop'))
  await opened()
  expect(back()).toBe('/t/abcdefghijklmnop')
})

test.each(['', 'to=https://elsewhere.example', 'to=//elsewhere.example/t/abcdefghijklmnop', 'to=/moderation'])(
  'without a table before, the page leads to the start page alone: %j',
  async (query) => {
    vi.spyOn(router, 'query', 'get').mockReturnValue(new URLSearchParams(query))
    await opened()
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/'])
  },
)
