import { render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../settings/settings.svelte'
import { stepComes } from './before'
import { LONGEST } from './Flights.svelte'
import Flying from './Flying.svelte'

interface Going {
  frames: { transform?: string; opacity?: number }[]
  options: { delay?: number; duration: number }
  cancel: () => void
  playState: string
  onfinish: (() => void) | null
}

let going: Going[] = []
const flight = { key: 'a', from: 'hand', to: 'pile', face: 'moon' }

beforeEach(() => {
  going = []
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  Element.prototype.animate = function (this: Element, frames: unknown, options: unknown) {
    const one: Going = { frames, options, playState: 'running', onfinish: null, cancel: () => (one.playState = 'idle') } as Going
    going.push(one)
    return one as unknown as Animation
  }
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const x = Number((this as HTMLElement).dataset.x ?? 0)
    return { left: x, top: 0, width: 40, height: 60 } as DOMRect
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  settings.motion = 'auto'
})

const begin = () => render(Flying, { ply: 3, flights: [], piled: false })
const faces = (board: ReturnType<typeof begin>) =>
  [...board.container.querySelectorAll('.flight')].map((face) => face.textContent)

/** Wait until the page has been drawn twice: with the step, and with the flights. */
async function drawn(): Promise<void> {
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  await tick()
}

async function played(flights = [flight]) {
  const board = begin()
  await board.rerender({ ply: 4, flights, piled: true })
  await drawn()
  return board
}

test('a card flies from where it was before the step to where it is after it', async () => {
  const board = await played()
  expect(faces(board)).toEqual(['moon'])
  expect(going[0]?.frames).toEqual([
    { transform: 'translate(0px, 0px) scale(1)' },
    { transform: 'translate(190px, 0px) scale(1)' },
  ])
})

test('where things are is looked at as a step comes, before anything has changed', async () => {
  const board = begin()
  const card = board.container.querySelector<HTMLElement>('[data-anchor=hand]')
  const changed = board.rerender({ ply: 4, flights: [flight], piled: true })
  stepComes()
  if (card) card.dataset.x = '50'
  await changed
  await drawn()
  expect(going[0]?.frames[1]).toEqual({ transform: 'translate(190px, 0px) scale(1)' })
})

test('a board that is gone is looked at no more', async () => {
  const board = await played()
  board.unmount()
  const seen = vi.mocked(Element.prototype.getBoundingClientRect).mock.calls.length
  stepComes()
  expect(Element.prototype.getBoundingClientRect).toHaveBeenCalledTimes(seen)
})

test('the board is that of the step while the card flies', async () => {
  const board = await played()
  expect(board.container.querySelector('[data-anchor=pile]')).toBeTruthy()
})

test('a step has flown in 300 ms, whatever waits for its turn', async () => {
  await played([flight, { ...flight, key: 'b', delay: 90 }, { ...flight, key: 'c', delay: 5000 }] as (typeof flight)[])
  expect(going.map(({ options }) => (options.delay ?? 0) + options.duration)).toEqual([LONGEST, LONGEST, LONGEST])
})

test.each(['keydown', 'pointerdown', 'wheel'])('%s ends it at once', async (what) => {
  const board = await played()
  window.dispatchEvent(new Event(what))
  await tick()
  expect([faces(board), going[0]?.playState]).toEqual([[], 'idle'])
})

test('nothing takes off any more if a player acts before the step is drawn', async () => {
  const board = begin()
  await board.rerender({ ply: 4, flights: [flight], piled: true })
  window.dispatchEvent(new Event('keydown'))
  await drawn()
  expect([faces(board), going]).toEqual([[], []])
})

test('when it has landed nothing is left of it', async () => {
  const board = await played()
  const [one] = going as [Going]
  one.playState = 'finished'
  one.onfinish?.()
  await tick()
  expect(faces(board)).toEqual([])
})

test('the next step does not wait: what still flew has landed', async () => {
  const board = await played()
  await board.rerender({ ply: 5, flights: [{ ...flight, key: 'b', face: 'sun' }], piled: false })
  await drawn()
  expect([faces(board), going[0]?.playState]).toEqual([['sun'], 'idle'])
})

test('what it lands as is not seen at its goal before', async () => {
  const board = begin()
  await board.rerender({ ply: 4, flights: [{ ...flight, lands: true } as typeof flight], piled: true })
  await new Promise(requestAnimationFrame)
  const [hidden] = going as [Going]
  expect([hidden.frames[0]?.opacity, hidden.playState]).toEqual([0, 'running'])
  await drawn()
  const [, flying] = going as [Going, Going]
  flying.playState = 'finished'
  flying.onfinish?.()
  expect(hidden.playState).toBe('idle')
})

test('what nothing flies to is seen at once', async () => {
  await played([{ ...flight, from: 'nowhere', to: 'nowhere', lands: true } as typeof flight])
  expect(going).toEqual([])
})

test('the step is drawn first, what flies a frame later', async () => {
  const board = begin()
  await board.rerender({ ply: 4, flights: [flight], piled: true })
  await new Promise(requestAnimationFrame)
  await tick()
  expect(faces(board)).toEqual([])
  await drawn()
  expect(faces(board)).toEqual(['moon'])
})

test.each([
  ['somebody comes to the table', { ply: 9 }],
  ['somebody leafs back', { ply: 2 }],
  ['no such thing is on the board', { ply: 4, flights: [{ ...flight, from: 'nowhere', to: 'nowhere' }] }],
])('nothing flies when %s', async (_, change) => {
  const board = begin()
  await board.rerender({ flights: [flight], piled: true, ...change })
  await drawn()
  expect(faces(board)).toEqual([])
})

test('nothing flies for who wants no motion', async () => {
  settings.motion = 'reduced'
  expect(faces(await played())).toEqual([])
})

test('nothing flies where the device wants no motion', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  expect(faces(await played())).toEqual([])
})
