import { render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speaking } from '../words/speaking.stub'
import { door } from '../wire/door.svelte'
import { announced } from './announced.svelte'
import Announcement from './Announcement.svelte'

const answers: { text: string | null; at: number }[] = []
const asked = vi.fn((path: string) => Promise.resolve(new Response(JSON.stringify(answers.shift()), { headers: { path } })))

beforeEach(async () => {
  await speaking('en')
  localStorage.clear()
  answers.length = 0
  asked.mockClear()
  vi.stubGlobal('fetch', asked)
  announced.hear({ text: null, at: 0 })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  door.shut = false
})

test('a screen reader hears it, because the status is there before its text', () => {
  render(Announcement)
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('')
  announced.hear({ text: 'Cake at five', at: 7 })
  flushSync()
  expect(status.textContent).toContain('Announcement')
  expect(status.textContent).toContain('Cake at five')
  announced.hear({ text: null, at: 0 })
  flushSync()
  expect(status.textContent).toBe('')
})

test('its text is text, and in no language of ours', () => {
  render(Announcement)
  announced.hear({ text: '<b>Cake</b>', at: 7 })
  flushSync()
  const text = screen.getByText('<b>Cake</b>')
  expect([text.children.length, text.getAttribute('lang')]).toEqual([0, ''])
})

test('once dismissed it stays away in this browser, and the next one is shown', () => {
  render(Announcement)
  announced.hear({ text: 'Cake at five', at: 7 })
  flushSync()
  screen.getByRole('button', { name: 'Close the announcement' }).click()
  announced.hear({ text: 'Cake at five', at: 7 })
  flushSync()
  expect(screen.queryByText('Cake at five')).toBeNull()
  announced.hear({ text: 'Cake at six', at: 8 })
  flushSync()
  expect(screen.getByText('Cake at six')).toBeTruthy()
})

test('after a new connection the page asks only if it shows one', async () => {
  announced.connected()
  expect(asked).not.toHaveBeenCalled()
  announced.hear({ text: 'Cake at five', at: 7 })
  answers.push({ text: null, at: 0 })
  announced.connected()
  await vi.waitFor(() => expect(announced.text).toBeNull())
})

test('a page without a socket asks at once and regularly, until it is left', async () => {
  vi.useFakeTimers()
  answers.push({ text: 'Cake at five', at: 7 }, { text: 'Cake at six', at: 8 })
  const stop = announced.follow()
  await vi.advanceTimersByTimeAsync(0)
  expect(announced.text).toBe('Cake at five')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(announced.text).toBe('Cake at six')
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveBeenCalledTimes(2)
})

test('a server by invitation that refuses a stranger is asked once', async () => {
  vi.useFakeTimers()
  asked.mockImplementationOnce(() =>
    Promise.resolve(new Response(JSON.stringify({ code: 'server.by_invitation', params: {} }), { status: 403 })),
  )
  const stop = announced.follow()
  await vi.advanceTimersByTimeAsync(120_000)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(asked).toHaveBeenCalledTimes(1)
  stop()
})

test('a page that nobody sees asks nothing, and asks as soon as it is seen', async () => {
  vi.useFakeTimers()
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  answers.push({ text: 'Cake at five', at: 7 })
  const stop = announced.follow()
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(120_000)
  expect(asked).not.toHaveBeenCalled()
  visible.mockRestore()
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect([asked.mock.calls.length, announced.text]).toEqual([1, 'Cake at five'])
  stop()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(asked).toHaveBeenCalledTimes(1)
})

test('what was dismissed is remembered, and what ended is not', () => {
  announced.hear({ text: 'Cake at five', at: 7 })
  announced.dismiss()
  expect([announced.text, localStorage.getItem('tablee.announcement')]).toEqual([null, '7'])
  announced.hear({ text: null, at: 0 })
  announced.hear({ text: 'Cake at five', at: 7 })
  expect(announced.text).toBeNull()
})
