import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../settings/settings.svelte'
import { deal, LONGEST } from './deal'

interface Played {
  frames: Keyframe[]
  timing: KeyframeAnimationOptions
  cancel: ReturnType<typeof vi.fn>
}
let played: Played[] = []
const animate = Object.getOwnPropertyDescriptor(Element.prototype, 'animate')
const measured = Object.getOwnPropertyDescriptor(Element.prototype, 'getBoundingClientRect') as PropertyDescriptor
let root: HTMLElement

beforeEach(() => {
  played = []
  Element.prototype.animate = function (frames: unknown, timing: unknown) {
    const one = { frames: frames as Keyframe[], timing: timing as KeyframeAnimationOptions, cancel: vi.fn() }
    played.push(one)
    return { ...one, finished: new Promise(() => {}) } as unknown as Animation
  }
  Element.prototype.getBoundingClientRect = function () {
    return { left: Number((this as HTMLElement).dataset.x ?? 0), top: 0, width: 10, height: 10 } as DOMRect
  }
  root = document.createElement('div')
  root.innerHTML = '<i data-x="100" class="deck"></i>' + [10, 20, 30, 40].map((x) => `<b data-x="${x}"></b>`).join('')
})

afterEach(() => {
  settings.motion = 'auto'
  Object.defineProperty(Element.prototype, 'getBoundingClientRect', measured)
  if (animate) Object.defineProperty(Element.prototype, 'animate', animate)
  else Reflect.deleteProperty(Element.prototype, 'animate')
})

test('every piece comes from the deck, one after the other, and all lie there within 0.8 seconds', () => {
  deal(root, { pieces: 'b', from: '.deck' })
  expect(played.map(({ frames }) => frames[0]?.translate)).toEqual(['90px 0px', '80px 0px', '70px 0px', '60px 0px'])
  const ends = played.map(({ timing }) => Number(timing.delay) + Number(timing.duration))
  expect(ends).toEqual([...ends].sort((one, other) => one - other))
  expect(Math.max(...ends)).toBeLessThanOrEqual(LONGEST)
})

test('nothing but translations moves, so nothing else changes its place', () => {
  deal(root, { pieces: 'b', from: '.deck' })
  expect(played.flatMap(({ frames }) => frames.flatMap((frame) => Object.keys(frame)))).toEqual(Array(8).fill('translate'))
})

test.each(['keydown', 'pointerdown', 'wheel'])('a %s ends the deal at once, and only once', (act) => {
  deal(root, { pieces: 'b', from: '.deck' })
  dispatchEvent(new Event(act))
  dispatchEvent(new Event(act))
  expect(played.map(({ cancel }) => cancel.mock.calls.length)).toEqual([1, 1, 1, 1])
})

test('with reduced motion nothing is dealt', () => {
  settings.motion = 'reduced'
  deal(root, { pieces: 'b', from: '.deck' })
  expect(played).toEqual([])
})

test('without a deck the pieces come from the middle of the board', () => {
  deal(root, { pieces: 'b', from: '.none' })
  expect(played[0]?.frames[0]?.translate).toBe('-10px 0px')
})
