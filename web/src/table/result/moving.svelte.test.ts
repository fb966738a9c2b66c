/** What moves when a match ends: points that count up, and confetti. */

import { render } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../../settings/settings.svelte'
import Confetti from './Confetti.svelte'
import Counted from './Counted.svelte'

const say = (points: number) => `${points} points`
const parts = () => [...document.querySelectorAll('strong span')].map((span) => span.textContent)
const confetti = () => document.querySelector<HTMLElement>('.confetti')

/** Let so many milliseconds pass. Each tick starts the next one, so the page is updated after each. */
function pass(ms: number): void {
  for (let left = ms; left > 0; left -= 20) {
    vi.advanceTimersByTime(20)
    flushSync()
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  settings.motion = 'auto'
})
afterEach(() => {
  vi.useRealTimers()
  settings.motion = 'auto'
})

test('points count up to their sum and stay there; screen readers get the sum from the start', () => {
  const { unmount } = render(Counted, { points: 80, say, moving: true })
  expect(parts()).toEqual(['0 points', '80 points'])
  const seen = [0]
  for (let tick = 0; tick < 20; tick += 1) {
    pass(60)
    seen.push(Number.parseInt(parts()[0] ?? ''))
  }
  expect(seen).toEqual([...seen].sort((one, other) => one - other))
  expect(seen[1]).toBeGreaterThan(0)
  expect(seen[7]).toBe(60)
  expect([seen.at(-1), parts()[1], vi.getTimerCount()]).toEqual([80, '80 points', 0])
  unmount()
})

test('a count that is removed stops', () => {
  const { unmount } = render(Counted, { points: 80, say, moving: true })
  pass(120)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test.each([
  ['the match was over before', false, 'auto'],
  ['the user wants no motion', true, 'reduced'],
] as const)('if %s, the sum is shown at once', (_, moving, motion) => {
  settings.motion = motion
  render(Counted, { points: 80, say, moving })
  expect([parts(), vi.getTimerCount()]).toEqual([['80 points', '80 points'], 0])
})

test('points that change while they count end at the new sum', async () => {
  const { rerender } = render(Counted, { points: 80, say, moving: true })
  pass(300)
  await rerender({ points: 40 })
  pass(1200)
  expect(parts()).toEqual(['40 points', '40 points'])
})

test('confetti falls once, in the winner’s colour, over everything, and is gone after it has fallen', () => {
  const showPopover = vi.fn()
  Object.assign(HTMLElement.prototype, { showPopover })
  render(Confetti, { colour: 'red' })
  expect([showPopover.mock.calls.length, confetti()?.style.getPropertyValue('--seat-colour')]).toEqual([1, 'red'])
  const last = Math.max(
    ...[...document.querySelectorAll<HTMLElement>('.confetti i')].map(
      (piece) => Number.parseFloat(piece.style.animationDelay) + Number.parseFloat(piece.style.animationDuration),
    ),
  )
  pass(last)
  expect(confetti()).not.toBeNull()
  pass(3_700 - last)
  expect(confetti()).toBeNull()
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
})

test('confetti that is removed leaves no timer, and a user who wants no motion gets none', () => {
  const { unmount } = render(Confetti, { colour: '' })
  expect(confetti()?.style.getPropertyValue('--seat-colour')).toBe('')
  unmount()
  expect(vi.getTimerCount()).toBe(0)
  settings.motion = 'reduced'
  render(Confetti, { colour: 'red' })
  expect(confetti()).toBeNull()
})
