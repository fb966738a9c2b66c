import { render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api, Declined } from '../wire/api'
import { speaking } from '../words/speaking.stub'
import InApp from './InApp.svelte'

const link = vi.spyOn(api, 'link')
const writeText = vi.fn<(text: string) => Promise<void>>()
const field = () => screen.queryByRole<HTMLInputElement>('textbox')
const problem = () => screen.getByRole('alert').textContent.trim()

function inside(userAgent: string): void {
  vi.stubGlobal('navigator', { userAgent, clipboard: { writeText } })
}

async function press(): Promise<void> {
  screen.getByRole('button').click()
  await tick()
}

beforeEach(async () => {
  link.mockReset()
  writeText.mockReset().mockResolvedValue()
  await speaking('en')
  inside('Mozilla/5.0 Instagram 300')
})
afterEach(() => vi.unstubAllGlobals())

test('a full browser needs no advice', () => {
  inside('Mozilla/5.0 Firefox/130.0')
  const { container } = render(InApp)
  expect(container.textContent).toBe('')
})

test('the app is named, in the language of now', async () => {
  render(InApp)
  const advice = () => screen.getByRole('complementary').textContent
  expect(advice()).toContain('Instagram')
  const said = advice()
  await speaking('nl')
  expect(advice()).toContain('Instagram')
  expect(advice()).not.toBe(said)
})

test('a person without a seat copies the address of this page, and no link to a seat is made', async () => {
  render(InApp, { to: '/t/T' })
  expect(field()).toBeNull()
  await press()
  await vi.waitFor(() => expect(field()?.value).toBe(location.href))
  expect([writeText.mock.calls, link.mock.calls]).toEqual([[[location.href]], []])
})

test('a seat gets one link however often it is copied, and the link leads back to the table', async () => {
  let answer: (made: never) => void = () => {}
  link.mockReturnValueOnce(new Promise((given) => (answer = given)))
  render(InApp, { seated: true, to: '/t/T' })
  await press()
  await press()
  answer({ token: 'secret' } as never)
  const wanted = `${location.origin}/device?to=/t/T#secret`
  await vi.waitFor(() => expect(writeText.mock.calls).toEqual([[wanted]]))
  expect(field()?.value).toBe(wanted)
  await press()
  await vi.waitFor(() => expect(writeText).toHaveBeenCalledTimes(2))
  expect([link.mock.calls.length, writeText.mock.lastCall]).toEqual([1, [wanted]])
})

test('a link that is about to stop working is replaced by a new one', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  link.mockResolvedValueOnce({ token: 'one' } as never).mockResolvedValueOnce({ token: 'two' } as never)
  render(InApp, { seated: true })
  const copies = async (token: string) => {
    await press()
    await vi.waitFor(() => expect(writeText.mock.lastCall).toEqual([`${location.origin}/device#${token}`]))
  }
  await copies('one')
  vi.setSystemTime(Date.now() + 7 * 60_000)
  await copies('one')
  vi.setSystemTime(Date.now() + 2 * 60_000)
  await copies('two')
  expect([link.mock.calls.length, field()?.value]).toEqual([2, `${location.origin}/device#two`])
  vi.useRealTimers()
})

test('after a refusal nothing is shown as copied; the link can be made, and the refusal is gone', async () => {
  link.mockRejectedValueOnce(new Declined({ code: 'server.broken', params: {} })).mockResolvedValueOnce({ token: 's' } as never)
  render(InApp, { seated: true })
  await press()
  await vi.waitFor(() => expect(problem()).not.toBe(''))
  expect([field(), writeText.mock.calls, screen.getByRole('status').textContent]).toEqual([null, [], ''])
  const said = problem()
  await speaking('nl')
  expect(problem()).not.toBe(said)
  await press()
  await vi.waitFor(() => expect(field()?.value).toBe(`${location.origin}/device#s`))
  expect(problem()).toBe('')
})
