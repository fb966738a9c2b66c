/**
 * Runs before each test file. The test browser (jsdom) knows no media queries, so here none of them matches. Test files
 * share one browser, so each must clean up its words, settings and stubs.
 */

import { configure } from '@testing-library/svelte'
import { afterAll, vi } from 'vitest'

vi.resetModules()
// Wait nearly as long as a test may take; the rest of the time is for the failure message.
const PATIENCE_MS = 60_000
configure({ asyncUtilTimeout: PATIENCE_MS })
// Vitest has no setting for the timeout of its own `waitFor`, which is one second. Test files share one `vi`, so
// replace `waitFor` once.
const { waitFor } = vi
if (waitFor.name !== 'patiently')
  vi.waitFor = function patiently<T>(callback: () => T | Promise<T>, options: Parameters<typeof waitFor>[1] = PATIENCE_MS) {
    return waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options })
  }
afterAll(() => {
  vi.unstubAllGlobals()
  // A clock that a test stopped would stop those of all later files.
  vi.restoreAllMocks()
  vi.useRealTimers()
  if (typeof document !== 'undefined') document.body.replaceChildren()
})

if (typeof window !== 'undefined') {
  // The browser's own frames come from one interval. If a test that stopped the clock asked for the first frame, that
  // interval would stand still for all later files.
  const { setTimeout: later, clearTimeout: drop } = globalThis
  const FRAME_MS = 16
  window.requestAnimationFrame = (draw) => Number(later(() => draw(performance.now()), FRAME_MS))
  window.cancelAnimationFrame = (frame) => drop(frame)
}

if (typeof window !== 'undefined')
  window.matchMedia ??= (media: string) => ({
    media,
    matches: false,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  })
