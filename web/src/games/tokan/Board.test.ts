import { fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync, tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stepComes } from '../../motion/before'
import { speaking } from '../../words/speaking.stub'
import { words } from '../../words/words.svelte'
import Board from './Board.svelte'
import type { TokanView } from './squares'

// jsdom has neither animations nor a layout.
Element.prototype.animate ??= (() => ({ finished: Promise.resolve(), cancel() {} })) as never
Element.prototype.getAnimations ??= () => []
Element.prototype.releasePointerCapture ??= () => {}

/** Seat 0 has the red animals, in capitals. The tower on b1 is three high. */
const playing = (more: object = {}) =>
  ({
    game: 'tokan',
    options: {},
    players: 2,
    phase: 'play',
    turn: 0,
    board: ['. m M', 'J mlM .'],
    taboo: null,
    ...more,
  }) as unknown as TokanView
const drafting = (more: object = {}) => playing({ phase: 'draft', board: ['. . .', 'M . m'], supply: ['MJL', 'mjl'], ...more })

const legal = ['a1a2', 'b1b2', 'b1b2+1', 'b1c1+2']
const play = vi.fn<(move: string) => void>()
/** The same object as long as the step is the same, as on the page. */
const STEP = { ply: 3, events: [] }
const props = (more: object = {}) => ({
  view: playing(),
  step: STEP,
  steps: [],
  legal,
  seat: 0,
  names: ['Ana', 'Ben'],
  sides: [0, 1],
  hint: null,
  examine: async () => ({ legal: true }),
  study: { examine: async () => ({ legal: true }) },
  play,
  ...more,
})
const board = (more: object = {}) => render(Board, { props: props(more) } as never)
const square = (name: string) => document.querySelector<HTMLElement>(`[data-square="${name}"]`) as HTMLElement
const press = (name: string) => fireEvent.click(square(name))
const key = (name: string, pressed: string) => fireEvent.keyDown(square(name), { key: pressed })
const all = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(`.squares ${selector}`)].map((one) => one.dataset['square'])
const picked = () => all('.picked')
const targets = () => all('.target')
const carry = () => screen.queryByRole('dialog')
const loads = () => [...document.querySelectorAll<HTMLElement>('[data-load]')].map((one) => one.dataset['load'])

beforeEach(async () => {
  play.mockReset()
  await speaking('en')
  await words.learn('tokan')
})
afterEach(() => vi.useRealTimers())

test('a tile is picked up and put back, and only its own targets are shown', async () => {
  board()
  await press('a1')
  expect([picked(), targets()]).toEqual([['a1'], ['a2']])
  expect(all('[aria-selected=true]')).toEqual(['a1'])
  await press('a1')
  expect([picked(), targets(), all('[aria-selected=true]')]).toEqual([[], [], []])
  await press('a1')
  await press('b1')
  expect([picked(), targets()]).toEqual([['b1'], ['b2', 'c1']])
  expect(play).not.toHaveBeenCalled()
})

test('a move with one possible load is played at once, with that load', async () => {
  board()
  await press('b1')
  await press('c1')
  expect([play.mock.calls, carry()]).toEqual([[['b1c1+2']], null])
})

test('of several loads the player chooses one, by a button or by a digit', async () => {
  board()
  await press('b1')
  await press('b2')
  expect([play.mock.calls, loads()]).toEqual([[], ['0', '1']])
  expect(document.activeElement).toBe(document.querySelector('[data-load="0"]'))
  await fireEvent.click(document.querySelector('[data-load="1"]') as Element)
  expect(play.mock.calls).toEqual([['b1b2+1']])
  await fireEvent.keyDown(carry() as Element, { key: '2' })
  expect(play).toHaveBeenCalledTimes(1)
  await fireEvent.keyDown(carry() as Element, { key: '0' })
  expect(play.mock.lastCall).toEqual(['b1b2'])
})

test('Escape takes back one choice at a time: first the target, then the tile', async () => {
  board()
  await press('b1')
  await press('b2')
  await fireEvent.keyDown(carry() as Element, { key: 'Escape' })
  expect([carry(), picked(), document.activeElement]).toEqual([null, ['b1'], square('b2')])
  await key('b2', 'Escape')
  expect([picked(), play.mock.calls]).toEqual([[], []])
})

test('a digit carries so many tiles to the focused square, whether the rules allow it or not', async () => {
  board()
  await key('a2', '1')
  expect(play).not.toHaveBeenCalled()
  await press('a1')
  await key('a2', '2')
  expect(play.mock.calls).toEqual([['a1a2+2']])
})

test('an attempt at another animal is sent, because the server explains what forbids it; an empty square sends nothing', async () => {
  board()
  await press('a1')
  await press('c1')
  expect(play).not.toHaveBeenCalled()
  await press('b2')
  expect(play.mock.calls).toEqual([['a1b2']])
})

test('only the player whose turn it is picks tiles up, and only their own', async () => {
  const { rerender } = board()
  await press('b2')
  expect(picked()).toEqual([])
  await rerender(props({ legal: [] }) as never)
  await press('a1')
  expect([picked(), play.mock.calls]).toEqual([[], []])
})

test.each([
  ['after a refusal', { legal: [...legal] }],
  ['when another position comes', { step: { ply: 4, events: [] } }],
  ['after a reconnect on another player’s turn', { legal: [], view: playing({ turn: 1 }) }],
])('%s the lifted tile is back, and no load is asked for', async (_, more) => {
  const { rerender } = board()
  await press('b1')
  await press('b2')
  await rerender(props(more) as never)
  expect([picked(), targets(), carry()]).toEqual([[], [], null])
})

test('a hint marks its two squares and says the load, until it goes', async () => {
  const { rerender } = board({ hint: 'b1b2+1' })
  expect([all('.hinted'), document.querySelector('.load')?.textContent]).toEqual([['b2', 'b1'], '+1'])
  await rerender(props() as never)
  expect([all('.hinted'), document.querySelector('.load')]).toEqual([[], null])
})

test('a screen reader hears what stands on a square and what can be done there, in the language of now', async () => {
  board({ view: playing({ taboo: 'c2' }) })
  const name = (at: string) => square(at).getAttribute('aria-label') ?? ''
  const before = [name('a1'), name('b1'), name('c1'), name('c2')]
  expect(new Set(before).size).toBe(4)
  await press('a1')
  expect(name('a1')).not.toBe(before[0])
  await speaking('nl')
  expect([name('b1') === before[1], name('c2') === before[3]]).toEqual([false, false])
  expect([name('b1').startsWith('b1, '), picked()]).toEqual([true, ['a1']])
})

test('arrow keys walk the board and stop at its edge, Home and End go to the ends of the row', async () => {
  board()
  square('a2').focus()
  const at = async (pressed: string) => {
    await fireEvent.keyDown(document.activeElement as Element, { key: pressed })
    return (document.activeElement as HTMLElement).dataset['square']
  }
  expect([await at('ArrowRight'), await at('ArrowDown'), await at('ArrowDown')]).toEqual(['b2', 'b1', 'b1'])
  expect([await at('End'), await at('Home'), await at('ArrowLeft'), await at('ArrowUp')]).toEqual(['c1', 'a1', 'a1', 'a2'])
  expect(square('a2').tabIndex).toBe(0)
})

const supply = (animal: string) => document.querySelector<HTMLButtonElement>(`[data-animal="${animal}"]`) as HTMLButtonElement
const placements = ['M@a2', 'M@b2', 'J@a2']

test('in the draft a tile is chosen first, then its square; the next position asks for both again', async () => {
  const { rerender } = board({ view: drafting(), legal: placements })
  await press('a2')
  expect(play).not.toHaveBeenCalled()
  await fireEvent.click(supply('M'))
  expect([supply('M').getAttribute('aria-pressed'), targets()]).toEqual(['true', ['a2', 'b2']])
  await press('b2')
  expect(play.mock.calls).toEqual([['M@b2']])
  await rerender(props({ view: drafting(), legal: placements, step: { ply: 4, events: [] } }) as never)
  expect([supply('M').getAttribute('aria-pressed'), targets()]).toEqual(['false', []])
})

test('in the draft a letter chooses the animal, and a letter of the other player nothing', async () => {
  board({ view: drafting(), legal: placements })
  await key('a2', 'j')
  expect([supply('J').getAttribute('aria-pressed'), targets()]).toEqual(['true', ['a2']])
  await key('a2', 'l')
  expect(targets()).toEqual(['a2'])
})

test('a supply keeps the place of an animal whose last tile is laid, and only the player to act takes from it', async () => {
  const { rerender } = board({ view: drafting(), legal: placements })
  expect([supply('M').disabled, supply('m').disabled]).toEqual([false, true])
  await rerender(props({ view: drafting({ supply: ['JL', 'mjl'], turn: 1 }), legal: ['m@a2'], seat: 1 }) as never)
  expect([supply('M').disabled, supply('J').disabled, supply('m').disabled]).toEqual([true, true, false])
  expect(supply('M').textContent).toContain('0')
  await rerender(props({ view: drafting({ supply: ['JL', 'mjl'] }), legal: ['J@a2'] }) as never)
  expect([supply('M').disabled, supply('J').disabled, supply('m').disabled]).toEqual([true, false, true])
})

test('when the draft ends, the keyboard is on the board as before, and the board has grown from its place', async () => {
  const animate = vi.spyOn(Element.prototype, 'animate').mockClear()
  const { rerender } = board({ view: drafting(), legal: placements })
  square('a2').focus()
  stepComes()
  await rerender(props() as never)
  await tick()
  expect((document.activeElement as HTMLElement).dataset['square']).toBeDefined()
  expect(animate.mock.calls.filter(([frames]) => JSON.stringify(frames).includes('scale('))).toHaveLength(1)
  animate.mockRestore()
})

const pointer = (type: string, at: { x: number; y: number }, more: object = {}) =>
  Object.assign(new MouseEvent(type, { bubbles: true, button: 0, clientX: at.x, clientY: at.y, ...more }), {
    pointerType: 'touch',
  })

/** Drag from one square to another, as a finger does. */
function drag(from: string, to: string): void {
  document.elementFromPoint = () => square(to)
  square(from).dispatchEvent(pointer('pointerdown', { x: 0, y: 0 }))
  dispatchEvent(pointer('pointermove', { x: 30, y: 0 }))
  flushSync()
  dispatchEvent(pointer('pointerup', { x: 30, y: 0 }))
  flushSync()
}

test('a tile that is dragged to a square moves there; the click that follows does nothing', async () => {
  board()
  drag('a1', 'a2')
  expect(play.mock.calls).toEqual([['a1a2']])
  await fireEvent.click(square('a1'), { detail: 1 })
  expect(play).toHaveBeenCalledTimes(1)
})

test('after a tile was dragged to another square, the first key works', async () => {
  const { rerender } = board()
  drag('a1', 'a2')
  await rerender(props({ step: { ply: 4, events: [] }, legal: [...legal] }) as never)
  await fireEvent.click(square('b1'), { detail: 0 })
  expect(picked()).toEqual(['b1'])
})

test('a drag that ends where it began leaves the tile picked up, and one of another player’s tile does nothing', async () => {
  board()
  drag('a1', 'a1')
  expect([play.mock.calls, picked()]).toEqual([[], ['a1']])
  await fireEvent.click(square('a1'), { detail: 1 })
  expect(picked()).toEqual(['a1'])
  drag('b2', 'a2')
  expect(play).not.toHaveBeenCalled()
})

test('a drag that the browser cancels leaves the tile where it is', () => {
  board()
  square('a1').dispatchEvent(pointer('pointerdown', { x: 0, y: 0 }))
  dispatchEvent(pointer('pointermove', { x: 30, y: 0 }))
  flushSync()
  expect(document.querySelector('.tiles.dragging')).not.toBeNull()
  dispatchEvent(pointer('pointercancel', { x: 30, y: 0 }))
  dispatchEvent(pointer('pointermove', { x: 60, y: 0 }))
  flushSync()
  expect([document.querySelector('.tiles.dragging'), play.mock.calls]).toEqual([null, []])
})

test('a long press shows what a tower hides until the finger goes, and picks nothing up', async () => {
  vi.useFakeTimers()
  board()
  const inside = () => document.querySelectorAll('.frame .inside').length
  square('b1').dispatchEvent(pointer('pointerdown', { x: 0, y: 0 }))
  vi.advanceTimersByTime(500)
  flushSync()
  expect(inside()).toBe(1)
  dispatchEvent(pointer('pointerup', { x: 0, y: 0 }))
  await fireEvent.click(square('b1'), { detail: 1 })
  expect([inside(), picked()]).toEqual([0, []])
})

test('a press on a board that goes leaves no timer', () => {
  vi.useFakeTimers()
  const { unmount } = board()
  square('b1').dispatchEvent(pointer('pointerdown', { x: 0, y: 0 }))
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
