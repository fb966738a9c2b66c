import { beforeEach, expect, test, vi } from 'vitest'

const forgetNotices = vi.hoisted(() => vi.fn())
vi.mock('../notify/push', () => ({ forgetNotices }))
const { forgetHere } = await import('./forgetting')
const { STORED } = await import('./stored')

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  forgetNotices.mockReset().mockResolvedValue(undefined)
})

test('of a guest who is gone this browser keeps nothing: not what is listed, nor what versions of before kept', async () => {
  for (const key of [...Object.keys(STORED), 'tablee.zone', 'of another site']) localStorage.setItem(key, '1')
  sessionStorage.setItem('tablee.toy.draft /t/1', '1')
  await forgetHere()
  const ofBrowser = Object.keys(STORED).filter((key) => STORED[key] === 'browser')
  expect(Object.keys(localStorage).sort()).toEqual([...ofBrowser, 'of another site'].sort())
  expect(sessionStorage.length).toBe(0)
  expect(forgetNotices).toHaveBeenCalledOnce()
})

test.each([() => Promise.reject(new Error('no connection')), () => new Promise(() => {})])(
  'a browser whose push service does not answer forgets the rest all the same',
  async (answer) => {
    vi.useFakeTimers()
    forgetNotices.mockImplementation(answer)
    localStorage.setItem('tablee.done', '{}')
    const forgotten = forgetHere()
    expect(localStorage.length).toBe(0)
    await vi.runAllTimersAsync()
    await forgotten
    vi.useRealTimers()
  },
)
