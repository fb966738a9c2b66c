import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { play, RESTS_AFTER } from './player'
import type { Recipes } from './recipe'

vi.mock('./render', () => ({ render: () => Promise.resolve({}) }))

const sources: { onended: () => void }[] = []
const part = { connect: (onto: unknown) => onto, gain: { value: 1 } }
class Audio {
  static last: Audio
  state = 'running'
  currentTime = 0
  destination = part
  constructor() {
    Audio.last = this
  }
  createDynamicsCompressor = () => part
  createGain = () => part
  createBufferSource() {
    const source = { ...part, onended: () => undefined, start: () => undefined }
    sources.push(source)
    return source
  }
  suspend = () => Promise.resolve((this.state = 'suspended'))
  resume = () => Promise.resolve((this.state = 'running'))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('AudioContext', Audio)
})
afterEach(() => vi.useRealTimers())

const recipes = { snap: {}, slide: {} } as unknown as Recipes

test('what plays sounds rests once the last has ended, and wakes for the next', async () => {
  await play(recipes, ['snap', 'slide'], 1, 0)
  sources[0]?.onended()
  vi.advanceTimersByTime(2 * RESTS_AFTER)
  expect(Audio.last.state).toBe('running')
  sources[1]?.onended()
  vi.advanceTimersByTime(2 * RESTS_AFTER)
  expect(Audio.last.state).toBe('suspended')
  await play(recipes, ['snap'], 1, 0)
  expect(Audio.last.state).toBe('running')
  sources[2]?.onended()
})
