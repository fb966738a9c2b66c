/**
 * Before each file of tests. The tests' browser (jsdom) knows no media queries: here its device wishes for nothing. Files
 * share one browser, so none may leave its words, settings or stand-ins to the next.
 */

import { configure } from '@testing-library/svelte'
import { afterAll, vi } from 'vitest'

vi.resetModules()
// What a component is to show is waited for as long as a test may take, less what says what was missing.
configure({ asyncUtilTimeout: 60_000 })
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
