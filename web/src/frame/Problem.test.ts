import { render } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { speaking } from '../words/speaking.stub'
import Problem from './Problem.svelte'

const problem = { code: 'server.broken', params: {} }
const scrolled = vi.fn()

/** Show a problem; `pressed`: the user has just pressed a key or a button. */
async function shown(pressed: boolean): Promise<void> {
  await speaking('en')
  vi.stubGlobal('navigator', { ...navigator, userActivation: { isActive: pressed, hasBeenActive: true } })
  Element.prototype.scrollIntoView = scrolled
  const { rerender } = render(Problem, { problem: null })
  expect(scrolled).not.toHaveBeenCalled()
  await rerender({ problem })
}

afterEach(() => {
  vi.unstubAllGlobals()
  scrolled.mockReset()
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

test('a refusal scrolls into sight of the player who pressed the button', async () => {
  await shown(true)
  expect(scrolled).toHaveBeenCalledOnce()
})

test('a failed poll does not scroll the page under its reader', async () => {
  await shown(false)
  expect(scrolled).not.toHaveBeenCalled()
})
