import { expect, test, vi } from 'vitest'
import { keepAwake } from './wakeLock'

/** A browser's wake locks: how many are held, and how many were requested. */
function locks() {
  const state = { held: 0, asked: 0 }
  const request = () => {
    state.asked += 1
    state.held += 1
    return Promise.resolve({
      release: () => {
        state.held -= 1
        return Promise.resolve()
      },
    })
  }
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } })
  return state
}

const seen = (visibility: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibility })
  document.dispatchEvent(new Event('visibilitychange'))
}
const done = () => new Promise((resolve) => setTimeout(resolve))

test('the screen is held while it is wanted, and let go afterwards', async () => {
  seen('visible')
  const screen = locks()
  const letGo = keepAwake()
  await done()
  expect(screen.held).toBe(1)
  letGo()
  await done()
  expect(screen.held).toBe(0)
})

test('a page that was away asks again when it is seen, and not after the turn', async () => {
  const screen = locks()
  seen('hidden')
  const letGo = keepAwake()
  await done()
  expect(screen.asked).toBe(0)
  seen('visible')
  await done()
  expect(screen.asked).toBe(1)
  letGo()
  seen('visible')
  await done()
  expect(screen.asked).toBe(1)
})

test('a lock that comes only after the turn is given back', async () => {
  seen('visible')
  const screen = locks()
  keepAwake()()
  await done()
  expect(screen).toEqual({ asked: 1, held: 0 })
})

test('who is refused plays on in silence', async () => {
  const request = vi.fn(() => Promise.reject(new Error('NotAllowedError')))
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } })
  const letGo = keepAwake()
  await done()
  expect(request).toHaveBeenCalledOnce()
  expect(letGo).not.toThrow()
})
