/**
 * Before each file of tests. The tests' browser (jsdom) knows no media queries: here its device wishes for nothing. Files
 * share one browser, so none may leave its words, settings or stand-ins to the next.
 */

import { configure } from '@testing-library/svelte'
import { afterAll, vi } from 'vitest'

vi.resetModules()
// What is to happen is waited for as long as a test may take, less what says what was missing.
const PATIENCE_MS = 60_000
configure({ asyncUtilTimeout: PATIENCE_MS })
// Vitest has no setting for the patience of its own `waitFor`, which is a second. Files share one `vi`: it is given the patience once.
const { waitFor } = vi
if (waitFor.name !== 'patiently')
  vi.waitFor = function patiently<T>(callback: () => T | Promise<T>, options: Parameters<typeof waitFor>[1] = PATIENCE_MS) {
    return waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options })
  }
afterAll(() => {
  vi.unstubAllGlobals()
})

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
