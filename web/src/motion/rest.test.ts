import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { atRest } from './rest'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

interface Moving {
  endTime: number
  land: () => void
}

function board(...times: number[]): { root: Element; moving: Moving[] } {
  const moving = times.map((endTime) => {
    const one: Moving & Partial<Animation> = { endTime, land: () => {} }
    Object.assign(one, {
      playState: 'running',
      effect: { getComputedTiming: () => ({ endTime }) },
      finished: new Promise<void>((done) => (one.land = done)),
    })
    return one
  })
  const root = document.createElement('div')
  root.getAnimations = () => moving as unknown as Animation[]
  return { root, moving }
}

test('a board is at rest once all that moves on it has landed, whatever beats without end', async () => {
  const { root, moving } = board(300, 500, Infinity)
  let rested = false
  const waiting = atRest(root).then(() => (rested = true))
  moving[0]?.land()
  // Long after all the frames that `atRest` waits for.
  await vi.advanceTimersByTimeAsync(1200)
  expect(rested).toBe(false)
  moving[1]?.land()
  await waiting
  expect(rested).toBe(true)
})
