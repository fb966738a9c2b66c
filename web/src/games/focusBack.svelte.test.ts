import { flushSync, tick } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { painted } from '../motion/rest'
import { focusBack } from './focusBack.svelte'

let stop = () => {}
afterEach(() => {
  stop()
  document.body.innerHTML = ''
})

/** Render a page with one focused button, then apply the change. */
async function stepped(
  change: { ply?: number; legal?: string[] },
  meanwhile: (button: HTMLButtonElement) => void,
  keys = true,
  spent = '.draw',
) {
  const button = document.createElement('button')
  button.className = 'draw'
  document.body.append(button)
  button.focus()
  let now = $state.raw({ ply: 1, legal: ['a'] })
  const give = vi.fn()
  stop = $effect.root(() => focusBack(() => ({ ...now, byKeyboard: keys }), spent, give))
  flushSync()
  await tick()
  now = { ply: 1, legal: ['a'], ...change }
  flushSync()
  // The element of an ended step leaves the page after the effect has looked for the focus.
  meanwhile(button)
  await tick()
  expect(give).not.toHaveBeenCalled()
  await painted()
  return give.mock.calls.length
}

test('where a step takes away what had the focus, the focus is given back', async () => {
  expect(await stepped({ ply: 2 }, (button) => button.remove())).toBe(1)
})

test('what can no longer be pressed is about to lose the focus', async () => {
  expect(await stepped({ ply: 2, legal: ['b'] }, () => {}, true, '.end')).toBe(0)
  const disabled = (button: HTMLButtonElement) => {
    button.disabled = true
    // jsdom does not draw, so the button keeps the focus.
    Object.defineProperty(document, 'activeElement', { configurable: true, get: () => button })
  }
  const given = await stepped({ ply: 2, legal: ['b'] }, disabled, true, '.end')
  Reflect.deleteProperty(document, 'activeElement')
  expect(given).toBe(1)
})

test('the focus does not stay on what made the move, unless nothing has come of it', async () => {
  expect(await stepped({ ply: 2 }, () => {})).toBe(1)
  expect(await stepped({ legal: ['a'] }, () => {})).toBe(0)
})

test('what made the move has the focus no longer when the step is drawn', async () => {
  const drawn: boolean[] = []
  await stepped({ ply: 2 }, (button) => drawn.push(document.activeElement === button))
  await stepped({ ply: 2 }, (button) => drawn.push(document.activeElement === button), false)
  expect(drawn).toEqual([false, true])
})

test('it is given once a step is painted, whatever changes before', async () => {
  const button = document.createElement('button')
  button.className = 'draw'
  document.body.append(button)
  button.focus()
  let now = $state.raw({ ply: 1, legal: ['a'] })
  const give = vi.fn()
  stop = $effect.root(() => focusBack(() => ({ ...now, byKeyboard: true }), '.draw', give))
  flushSync()
  await painted()
  now = { ply: 2, legal: ['a'] }
  flushSync()
  now = { ply: 2, legal: ['a', 'b'] }
  flushSync()
  await painted()
  expect(give).toHaveBeenCalledTimes(1)
})

test('a person who has gone on to something else meanwhile stays there', async () => {
  const went = (button: HTMLButtonElement) => {
    const other = document.createElement('button')
    document.body.append(other)
    button.remove()
    other.focus()
  }
  expect(await stepped({ ply: 2 }, went)).toBe(0)
})

test('nobody is given the focus who points, or has nothing to do', async () => {
  expect(await stepped({ ply: 2 }, (button) => button.remove(), false)).toBe(0)
  expect(await stepped({ ply: 2, legal: [] }, (button) => button.remove())).toBe(0)
})
