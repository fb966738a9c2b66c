import { fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speaking } from '../../words/speaking.stub'
import { words } from '../../words/words.svelte'
import Board from './Board.svelte'
import type { Report } from './report'
import type { RummikubView } from './view'

// jsdom has neither animations nor a layout, and cannot scroll.
Element.prototype.animate ??= (() => ({ finished: Promise.resolve(), cancel() {} })) as never
Element.prototype.getAnimations ??= () => []
Element.prototype.scrollIntoView ??= () => {}

const RUN = ['r3', 'r4', 'r5']
const view = (more: object = {}) =>
  ({
    game: 'rummikub',
    options: { turns: 'draw-or-lay', rounds: 1 },
    players: 2,
    phase: 'play',
    turn: 0,
    round: 1,
    racks: [
      ['r6', 'b1', 'b2'],
      ['?', '?'],
    ],
    opened: [true, true],
    table: [RUN],
    pool: ['?', '?'],
    drawn: null,
    scores: [0, 0],
    ...more,
  }) as unknown as RummikubView

const report = (more: object = {}): Report =>
  ({
    legal: false,
    code: 'rummikub.nothing_laid',
    params: {},
    sets: [],
    laid: [],
    opening: null,
    discards: false,
    ...more,
  }) as Report

const play = vi.fn<(move: string) => void>()
const examine = vi.fn<(draft: string) => Promise<Report>>()
const props = (more: object = {}) => ({
  view: view(),
  step: { ply: 3, events: [] },
  steps: [],
  legal: ['draw', 'pass'],
  seat: 0,
  names: ['Ana', 'Ben'],
  sides: [0, 1],
  hint: null,
  examine,
  study: { examine: async () => report() },
  play,
  ...more,
})
const board = (more: object = {}) => render(Board, { props: props(more) } as never)

const tile = (name: string) => document.querySelector<HTMLElement>(`[data-name="${name}"]`) as HTMLElement
const rack = () => [...document.querySelectorAll<HTMLElement>('.rack [data-name]')].map((one) => one.dataset['name'])
const sets = () =>
  [...document.querySelectorAll('.put')].map((put) =>
    [...put.querySelectorAll<HTMLElement>('[data-name]')].map((one) => one.dataset['name']).join(' '),
  )
const picked = () => [...document.querySelectorAll<HTMLElement>('.piece.picked')].map((one) => one.dataset['name'])
const button = (which: string) => document.querySelector<HTMLButtonElement>(`[data-${which}]`) as HTMLButtonElement
const press = (element: Element) => fireEvent.click(element)

/** Wait until the rules have answered about the table as it is built now. */
async function judged(): Promise<void> {
  await vi.advanceTimersByTimeAsync(100)
  flushSync()
}

/** Lay the six beside the run. */
async function lay(): Promise<void> {
  await press(tile('r6'))
  await press(tile('r5'))
}

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  )
  sessionStorage.clear()
  localStorage.clear()
  play.mockReset()
  examine.mockReset().mockResolvedValue(report())
  await speaking('en')
  await words.learn('rummikub')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a table is built by taps, and played as the rules read it', async () => {
  examine.mockImplementation(async (draft) =>
    report(draft.includes('r6') ? { legal: true, code: undefined, move: 'r3 r4 r5 r6', laid: ['r6'] } : {}),
  )
  board()
  await lay()
  await judged()
  expect([sets(), rack(), button('end').dataset['ready']]).toEqual([['r3 r4 r5 r6'], ['b1', 'b2'], 'true'])
  await press(button('end'))
  await judged()
  expect(play.mock.calls).toEqual([['r3 r4 r5 r6']])
})

test('a table that the rules refuse is not played, and says what is wrong, in the language of now', async () => {
  examine.mockResolvedValue(report({ code: 'rummikub.set_invalid', params: {}, laid: ['b1'] }))
  board()
  await press(tile('b1'))
  await press(button('new'))
  await judged()
  await press(button('end'))
  await judged()
  expect([play.mock.calls, sets(), button('status').dataset['status']]).toEqual([[], ['r3 r4 r5', 'b1'], 'bad'])
  await press(tile('b2'))
  const said = button('status').textContent.trim()
  await speaking('nl')
  expect(button('status').textContent.trim()).not.toBe(said)
})

test('a picked-up tile is put back by a second tap', async () => {
  board()
  await press(tile('b1'))
  expect(picked()).toEqual(['b1'])
  await press(tile('b1'))
  expect([picked(), sets()]).toEqual([[], ['r3 r4 r5']])
})

test('changes are undone one by one, or all together, and there is nothing more to undo afterwards', async () => {
  board()
  expect([button('undo').disabled, button('reset').disabled]).toEqual([true, true])
  await lay()
  await press(tile('b1'))
  await press(button('new'))
  expect(sets()).toEqual(['r3 r4 r5 r6', 'b1'])
  await press(button('undo'))
  expect(sets()).toEqual(['r3 r4 r5 r6'])
  await press(tile('b2'))
  await press(button('new'))
  await press(button('reset'))
  expect([sets(), rack(), button('undo').disabled]).toEqual([['r3 r4 r5'], ['r6', 'b1', 'b2'], true])
})

test('after a refusal, and after a reload at the same ply, the built table is still there', async () => {
  const { rerender, unmount } = board()
  await lay()
  await rerender(props({ legal: [] }) as never)
  expect(sets()).toEqual(['r3 r4 r5 r6'])
  await rerender(props({ legal: ['draw', 'pass'] }) as never)
  expect([sets(), button('undo').disabled]).toEqual([['r3 r4 r5 r6'], false])
  unmount()
  board()
  await judged()
  expect(sets()).toEqual(['r3 r4 r5 r6'])
})

test('what was built with other tiles in hand is not taken up, as after a step taken back', async () => {
  const { unmount } = board()
  await lay()
  unmount()
  board({
    view: view({
      racks: [
        ['r6', 'b1', 'k9'],
        ['?', '?'],
      ],
    }),
  })
  await judged()
  expect([sets(), rack()]).toEqual([['r3 r4 r5'], ['r6', 'b1', 'k9']])
})

test.each([
  ['another position', { step: { ply: 4, events: [] } }],
  ['a table that another player changed', { view: view({ table: [RUN, ['k1', 'k2', 'k3']] }) }],
])('with %s nothing of the table that was built is left', async (_, more) => {
  const { rerender } = board()
  await lay()
  await press(tile('b1'))
  await rerender(props(more) as never)
  expect([sets()[0], rack(), picked(), button('undo').disabled]).toEqual(['r3 r4 r5', ['r6', 'b1', 'b2'], [], true])
})

test('while others play, nothing can be picked up or ended, and the rack can be sorted', async () => {
  board({ legal: [], view: view({ turn: 1 }) })
  await press(tile('r6'))
  expect([picked(), document.querySelector<HTMLElement>('.deeds')?.inert]).toEqual([[], true])
  expect(rack()).toEqual(['r6', 'b1', 'b2'])
  await press(button('sort'))
  expect(rack()).toEqual(['b1', 'b2', 'r6'])
})

test('a player draws from the pool, or passes, only if the rules list it', async () => {
  const { rerender } = board()
  await press(document.querySelector('button[data-pool]') as Element)
  await press(button('pass'))
  expect(play.mock.calls).toEqual([['draw'], ['pass']])
  await rerender(props({ legal: ['x'] }) as never)
  expect([document.querySelector('button[data-pool]'), button('pass')]).toEqual([null, null])
})

test('if the rules do not answer, they are asked again, and no longer once the turn is over', async () => {
  examine.mockRejectedValue(new Error('no connection'))
  const { rerender } = board()
  await judged()
  expect(examine).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1600)
  expect(examine).toHaveBeenCalledTimes(2)
  await rerender(props({ legal: [] }) as never)
  await vi.advanceTimersByTimeAsync(5000)
  expect(examine).toHaveBeenCalledTimes(2)
})

test('a page that closes asks the rules nothing more', async () => {
  const { unmount } = board()
  await lay()
  unmount()
  await vi.advanceTimersByTimeAsync(5000)
  expect(examine).not.toHaveBeenCalled()
})

test('an end that is pressed before the rules have answered asks at once, and plays nothing after the turn is over', async () => {
  let answer: (given: Report) => void = () => {}
  examine.mockReturnValue(new Promise((given) => (answer = given)))
  const { rerender } = board()
  await lay()
  await press(button('end'))
  expect(examine).toHaveBeenCalledOnce()
  await rerender(props({ legal: [], step: { ply: 4, events: [] } }) as never)
  answer(report({ legal: true, move: 'r3 r4 r5 r6' }))
  await judged()
  expect(play).not.toHaveBeenCalled()
})

test('a hint is laid out as one step, which can be undone', async () => {
  const { rerender } = board()
  await rerender(props({ hint: 'r3 r4 r5 r6' }) as never)
  expect(sets()).toEqual(['r3 r4 r5 r6'])
  await press(button('undo'))
  expect([sets(), button('undo').disabled]).toEqual([['r3 r4 r5'], true])
})

test('another way to play a finished turn is shown and accepts nothing', async () => {
  board({ otherwise: true, legal: ['r3 r4 r5 r6'], hint: 'r3 r4 r5 r6' })
  expect(sets()).toEqual(['r3 r4 r5 r6'])
  await press(tile('b1'))
  expect([picked(), document.querySelector<HTMLElement>('.deeds')?.inert]).toEqual([[], true])
})

test('with draw and discard, one picked-up tile is discarded as the turn ends', async () => {
  examine.mockImplementation(async (draft) => report({ legal: draft.includes('/ b1'), move: draft, discards: true }))
  board({ view: view({ options: { turns: 'draw-discard', rounds: 1 } }) })
  await press(tile('b1'))
  await press(button('end'))
  await judged()
  expect(play).toHaveBeenCalledOnce()
  expect(play.mock.lastCall?.[0]).toMatch(/ \/ b1$/)
})

test('by keyboard tiles are picked up, laid and taken back; Escape puts all down', async () => {
  board()
  const key = (at: Element, pressed: string, more: object = {}) => fireEvent.keyDown(at, { key: pressed, ...more })
  tile('b1').focus()
  await key(tile('b1'), ' ')
  await key(tile('b2'), ' ')
  expect(picked()).toEqual(['b1', 'b2'])
  await key(tile('b2'), 'Escape')
  expect(picked()).toEqual([])
  await key(tile('b2'), 'n')
  expect(sets()).toEqual(['r3 r4 r5', 'b2'])
  await key(tile('b1'), 'z', { ctrlKey: true })
  expect(sets()).toEqual(['r3 r4 r5'])
  expect(screen.getByRole('toolbar')).toBeTruthy()
})
