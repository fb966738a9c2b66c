import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const isGone = vi.fn()
const forgetHere = vi.fn()

const reload = vi.fn()
const leave: (() => void)[] = []

/** Load a page in this tab now. */
async function page() {
  vi.resetModules()
  const { current } = await import('./current')
  for (const target of [window, document]) {
    const listen = vi.spyOn(target, 'addEventListener')
    leave.push(() => {
      for (const [kind, listener] of listen.mock.calls) target.removeEventListener(kind, listener)
      listen.mockRestore()
    })
  }
  current.goodbye = { gone: () => Promise.resolve({ isGone }), forgetting: () => Promise.resolve({ forgetHere }) }
  current.watch()
  return current
}
const mark = () => localStorage.getItem('tablee.guest')
const returned = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
const elsewhere = (value: string | null) => {
  if (value === null) localStorage.removeItem('tablee.guest')
  else localStorage.setItem('tablee.guest', value)
  dispatchEvent(new StorageEvent('storage', { key: 'tablee.guest' }))
}

/** Wait until the server has answered and the page has handled the answer. */
async function asked() {
  await vi.waitFor(() => expect(isGone).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve))
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  reload.mockClear()
  isGone.mockReset().mockResolvedValue(true)
  forgetHere.mockReset().mockResolvedValue(undefined)
  vi.stubGlobal('location', { reload })
})

afterEach(() => {
  for (const gone of leave.splice(0)) gone()
})

test('the first guest of a browser is marked, and pages that were there before stay', async () => {
  const current = await page()
  current.heard(false)
  current.heard(true)
  const first = mark()
  expect(first).not.toBe(null)
  current.heard(true)
  elsewhere(first)
  returned(false)
  returned(true)
  expect([mark(), current.stale, reload.mock.calls.length]).toEqual([first, false, 0])
})

test.each(['nobody', 'another', 'same'] as const)(
  'where %s comes next, other tabs and pages of before start again',
  async (next) => {
    localStorage.setItem('tablee.guest', 'ana')
    const current = await page()
    await expect(current.change(() => Promise.resolve('answer'), next)).resolves.toBe('answer')
    expect(current.stale).toBe(true)
    expect(mark() === null).toBe(next === 'nobody')
    expect(mark()).not.toBe('ana')
    expect(forgetHere).toHaveBeenCalledTimes(next === 'same' ? 0 : 1)
    // The page shows the result until the user continues or returns to it.
    expect(reload).not.toHaveBeenCalled()
    returned(true)
    expect(reload).toHaveBeenCalledOnce()
  },
)

test('what is refused changes nothing', async () => {
  localStorage.setItem('tablee.guest', 'ana')
  const current = await page()
  await expect(current.change(() => Promise.reject(new Error('refused')), 'nobody')).rejects.toThrow('refused')
  expect([mark(), current.stale, forgetHere.mock.calls.length]).toEqual(['ana', false, 0])
})

test.each([null, 'bo'])('a tab whose guest became %s in another one starts again without what it kept', async (next) => {
  localStorage.setItem('tablee.guest', 'ana')
  await page()
  sessionStorage.setItem('draft', 'of Ana')
  elsewhere(next)
  expect(reload).toHaveBeenCalledOnce()
  expect(sessionStorage.length).toBe(0)
})

test('so does one that was asleep, when it becomes visible, or a page that comes back from memory', async () => {
  localStorage.setItem('tablee.guest', 'ana')
  await page()
  localStorage.removeItem('tablee.guest')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(reload).toHaveBeenCalledOnce()
  returned(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('where nothing can be kept, pages that come back from memory are always loaded again', async () => {
  await page()
  returned(true)
  expect(reload).toHaveBeenCalledOnce()
})

test('a browser that was signed out from elsewhere forgets its guest and starts again', async () => {
  localStorage.setItem('tablee.guest', 'ana')
  const current = await page()
  current.heard(true)
  current.ended(true)
  await asked()
  expect([mark(), forgetHere.mock.calls.length, reload.mock.calls.length]).toEqual([null, 1, 1])
})

test('one that learns it when a page is loaded only forgets', async () => {
  localStorage.setItem('tablee.guest', 'ana')
  const current = await page()
  current.heard(false)
  await asked()
  expect([mark(), forgetHere.mock.calls.length, reload.mock.calls.length]).toEqual([null, 1, 0])
})

test('a new guest who is there by then takes nothing over', async () => {
  localStorage.setItem('tablee.guest', 'ana')
  const current = await page()
  isGone.mockResolvedValue(false)
  current.heard(false)
  await asked()
  expect(forgetHere).toHaveBeenCalledOnce()
  expect([null, 'ana']).not.toContain(mark())
})

test.each(['this tab', 'another tab'])(
  'an answer to what was asked before %s had a guest forgets nothing of that guest',
  async (where) => {
    const current = await page()
    const heard = current.asks()
    if (where === 'this tab') current.heard(true)
    else elsewhere('ana')
    const first = mark()
    heard(false)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect([mark(), isGone.mock.calls.length, forgetHere.mock.calls.length]).toEqual([first, 0, 0])
  },
)

test('a tab whose sockets end because another one joins two guests leaves everything to that', async () => {
  localStorage.setItem('tablee.guest', 'ana')
  const current = await page()
  isGone.mockImplementation(() => {
    localStorage.setItem('tablee.guest', 'ana and bo')
    return Promise.resolve(false)
  })
  current.ended(false)
  await asked()
  expect([mark(), forgetHere.mock.calls.length]).toEqual(['ana and bo', 0])
})

test('a page that changes the guest itself pays no heed to the ends of its own sockets', async () => {
  localStorage.setItem('tablee.guest', 'ana')
  const current = await page()
  const claim = () => {
    current.ended(true)
    return Promise.resolve()
  }
  await current.change(claim, 'same')
  current.ended(true)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect([isGone.mock.calls.length, forgetHere.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0, 0])
})

test('a server that does not answer has nothing forgotten', async () => {
  localStorage.setItem('tablee.guest', 'ana')
  const current = await page()
  isGone.mockRejectedValue(new Error('away'))
  current.ended(true)
  await asked()
  expect([mark(), current.stale, reload.mock.calls.length]).toEqual(['ana', true, 0])
})
