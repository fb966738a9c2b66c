import { afterEach, expect, test, vi } from 'vitest'
import { showBadge } from './badge'

afterEach(() => {
  document.head.replaceChildren()
  vi.unstubAllGlobals()
})

test('the icon says that players wait, and how many if the browser can', () => {
  document.head.innerHTML = '<link rel="icon" href="/icon.svg">'
  const setAppBadge = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { setAppBadge })
  const icon = document.querySelector('link')
  showBadge(2)
  expect(icon?.getAttribute('href')).toBe('/icon-waiting.svg')
  showBadge(0)
  expect(icon?.getAttribute('href')).toBe('/icon.svg')
  expect(setAppBadge.mock.calls).toEqual([[2], [0]])
})

test('a browser that refuses a badge, or has none, is no fault', async () => {
  vi.stubGlobal('navigator', { setAppBadge: () => Promise.reject(new Error('not here')) })
  showBadge(1)
  vi.stubGlobal('navigator', {})
  showBadge(1)
  await Promise.resolve()
  expect(document.querySelector('link')).toBeNull()
})
