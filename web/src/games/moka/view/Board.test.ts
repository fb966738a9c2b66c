import { fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync, tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speaking } from '../../../words/speaking.stub'
import { words } from '../../../words/words.svelte'
import type { MokaView } from '../model/view'
import Board from './Board.svelte'

// jsdom has neither animations nor a layout, and cannot scroll.
Element.prototype.animate ??= (() => ({ finished: Promise.resolve(), cancel() {} })) as never
Element.prototype.getAnimations ??= () => []
Element.prototype.scrollIntoView ??= () => {}

const view = (more: object = {}) =>
  ({
    game: 'moka',
    options: { dictionary: 'fr', contest: 'dictionary', flush: 'any' },
    players: 2,
    phase: 'turn',
    turn: 0,
    round: 1,
    grid: Array.from({ length: 16 }, () => '?'),
    flipped: null,
    stock: ['?'],
    stacks: { 15: ['?'], 30: ['?'], 80: ['?'] },
    rows: [['Bg', 'Or', 'Ib', '*'], ['Ag']],
    specials: [[], []],
    challenges: [[], []],
    words: [[], []],
    skips: [0, 0],
    scores: [0, 0],
    extra: 0,
    drawn: null,
    vote: null,
    refused: [],
    ...more,
  }) as unknown as MokaView

const play = vi.fn<(move: string) => void>()
const examine = vi.fn()
const step = (ply: number, events: object[] = []) => ({ ply, events, view: view() })
const props = (more: object = {}) => ({
  view: view(),
  step: step(3),
  steps: [step(3)],
  legal: ['word Bg Or Ib', 'flip 0', 'flip 5', 'end'],
  seat: 0,
  names: ['Ana', 'Ben'],
  sides: [0, 1],
  hint: null,
  examine: async () => ({ legal: true }),
  study: { examine },
  play,
  ...more,
})
const board = (more: object = {}) => render(Board, { props: props(more) } as never)
const pieces = () => [...document.querySelectorAll<HTMLElement>('[data-piece]')].map((piece) => piece.dataset['piece']).join('')
const field = () => document.querySelector<HTMLInputElement>('.tray input') as HTMLInputElement
const status = () => document.querySelector('.tray [role=status]')?.textContent.trim() ?? ''
const button = (which: string) => document.querySelector<HTMLButtonElement>(`button[data-${which}]`)
const press = (element: Element | null) => fireEvent.click(element as Element)
const type = (text: string) => fireEvent.input(field(), { target: { value: text } })

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
  play.mockReset()
  examine
    .mockReset()
    .mockResolvedValue({ legal: false, code: 'moka.word.unknown', params: {}, points: 3, double: false, left: 0 })
  await speaking('en')
  await words.learn('moka')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a typed word takes cards of the row, and is said with them', async () => {
  board()
  await type('bo')
  expect([pieces(), field().value, status()]).toEqual(['BO', '', expect.stringContaining('BO')])
  await type('i')
  await press(button('say'))
  expect(play.mock.calls).toEqual([['word Bg Or Ib']])
})

test('a letter that no card shows comes from the hole, and after that is refused until the next key', async () => {
  board()
  await type('x')
  expect(pieces()).toBe('X')
  await type('y')
  expect([pieces(), status()]).toEqual(['X', expect.stringContaining('Y')])
  const said = status()
  await speaking('nl')
  expect(status()).not.toBe(said)
  await type('b')
  expect([pieces(), status().includes('Y')]).toEqual(['XB', false])
})

test('Backspace takes the last card back, Escape all of them, and Enter says the word once it is one’s turn', async () => {
  const { rerender } = board({ legal: [] })
  await type('boi')
  await fireEvent.keyDown(field(), { key: 'Enter' })
  expect([play.mock.calls, button('say')]).toEqual([[], null])
  await fireEvent.keyDown(field(), { key: 'Backspace' })
  expect(pieces()).toBe('BO')
  await rerender(props() as never)
  await fireEvent.keyDown(field(), { key: 'Enter' })
  expect(play.mock.calls).toEqual([['word Bg Or']])
  await fireEvent.keyDown(field(), { key: 'Escape' })
  expect(pieces()).toBe('')
  await fireEvent.keyDown(field(), { key: 'Enter' })
  expect(play).toHaveBeenCalledOnce()
})

test('the rules’ report is about exactly this word: an answer that comes late says nothing about the next one', async () => {
  let answer: (given: object) => void = () => {}
  examine.mockReturnValueOnce(new Promise((given) => (answer = given)))
  board()
  await type('ob')
  await vi.advanceTimersByTimeAsync(200)
  expect(examine).toHaveBeenCalledOnce()
  await fireEvent.keyDown(field(), { key: 'Backspace' })
  answer({ legal: true, listed: true, points: 44, double: false, left: 0 })
  await tick()
  await tick()
  expect(status()).not.toContain('44')
  await vi.advanceTimersByTimeAsync(200)
  expect([examine.mock.calls.length, status().includes('3')]).toEqual([2, true])
})

test('while letters follow each other quickly, the rules are asked about the last word alone', async () => {
  const { unmount } = board()
  await type('b')
  await vi.advanceTimersByTimeAsync(100)
  await type('o')
  await vi.advanceTimersByTimeAsync(200)
  expect(examine.mock.calls.map(([, move]) => move as string)).toEqual(['word Bg Or'])
  await type('i')
  unmount()
  await vi.advanceTimersByTimeAsync(1000)
  expect(examine).toHaveBeenCalledOnce()
})

test('a word stays while its cards do: after a refusal, in the next position, and not once a card is gone', async () => {
  const { rerender } = board()
  await type('bo')
  await rerender(props({ legal: [...props().legal] }) as never)
  expect(pieces()).toBe('BO')
  await rerender(props({ step: step(4) }) as never)
  expect(pieces()).toBe('BO')
  await rerender(props({ step: step(5), view: view({ rows: [['Or', 'Ib', '*'], ['Ag']] }) }) as never)
  expect(pieces()).toBe('')
})

test('a hint fills the tray, and the player still says the word', async () => {
  const { rerender } = board()
  await rerender(props({ hint: 'word Or *=X' }) as never)
  expect([pieces(), play.mock.calls]).toEqual(['OX', []])
  await rerender(props({ hint: null }) as never)
  expect(pieces()).toBe('OX')
  await rerender(props({ hint: null, legal: [] }) as never)
  expect(pieces()).toBe('')
})

test('the words that can be laid are shown on request, chosen into the tray, and hidden again in the next position', async () => {
  const { rerender } = board()
  const listed = () => [...document.querySelectorAll<HTMLElement>('[data-word]')].map((word) => word.dataset['word'])
  expect(listed()).toEqual([])
  await press(button('hints'))
  expect([listed(), button('hints')?.getAttribute('aria-expanded')]).toEqual([['BOI'], 'true'])
  await type('o')
  await press(document.querySelector('[data-word]'))
  expect(pieces()).toBe('BOI')
  await rerender(props({ step: step(4) }) as never)
  expect([listed(), button('hints')?.getAttribute('aria-expanded')]).toEqual([[], 'false'])
})

const hole = () => screen.queryByRole('dialog')

test('a tapped hole asks for its letter, by button or by key; Escape and the next position take the question away', async () => {
  const { rerender } = board()
  const ask = async () => {
    await press(document.querySelector('[data-letter="*"]'))
    flushSync()
  }
  await ask()
  expect([hole() !== null, (document.activeElement as HTMLElement).dataset['become']]).toEqual([true, 'A'])
  await fireEvent.keyDown(hole() as Element, { key: 'q' })
  expect([hole(), pieces()]).toEqual([null, 'Q'])
  await fireEvent.keyDown(field(), { key: 'Escape' })
  await ask()
  await fireEvent.keyDown(hole() as Element, { key: 'Tab' })
  expect(hole()).not.toBeNull()
  await fireEvent.keyDown(hole() as Element, { key: 'Escape' })
  expect([hole(), pieces()]).toEqual([null, ''])
  await ask()
  await rerender(props({ step: step(4) }) as never)
  expect(hole()).toBeNull()
})

test('a turn ends by its button, and only places that the rules list can be flipped', async () => {
  const { rerender } = board()
  const place = (at: number) => document.querySelector(`[data-place="${at}"]`)
  await press(place(1))
  expect(play).not.toHaveBeenCalled()
  await press(place(5))
  await press(button('move="end"'))
  expect(play.mock.calls).toEqual([['flip 5'], ['end']])
  await rerender(props({ legal: ['flip 1'] }) as never)
  await press(place(5))
  expect([button('move="end"'), play.mock.calls.length]).toEqual([null, 2])
})

const holding = view({ specials: [['BOOM'], []] })

test('a special waits for its targets; in the next position nothing is aimed any more', async () => {
  const { rerender } = board({ view: holding, legal: ['play BOOM 0 1', 'play BOOM 0 2', 'end'] })
  const special = () => document.querySelector<HTMLElement>('[data-special]')
  await press(special())
  flushSync()
  expect(document.querySelector('.aim')).not.toBeNull()
  await fireEvent.keyDown(window, { key: 'Escape' })
  expect([document.querySelector('.aim'), play.mock.calls]).toEqual([null, []])
  await press(special())
  flushSync()
  await rerender(props({ view: holding, step: step(4) }) as never)
  expect(document.querySelector('.aim')).toBeNull()
})

const flipped = (may: string[]) => ({
  view: view({ flipped: 2, grid: ['?', '?', 'Bg', ...Array.from({ length: 13 }, () => '?')] }),
  legal: may,
})

test.each(['take', 'leave'])('a flipped card offers to %s it only if the rules list it', async (move) => {
  const { rerender } = board(flipped([move]))
  expect([...document.querySelectorAll<HTMLElement>('.flipped [data-move]')].map((one) => one.dataset['move'])).toEqual([move])
  await press(document.querySelector('.flipped [data-move]'))
  expect(play.mock.calls).toEqual([[move]])
  await rerender(props(flipped([])) as never)
  expect(document.querySelectorAll('.flipped [data-move]')).toHaveLength(0)
})

test('a word just laid is celebrated for a moment, also if the next player is faster', async () => {
  const event = { event: 'moka.word', seat: 1, word: 'A', cards: ['Ag'], points: 1, double: false }
  const laid = { ...step(4), events: [event] }
  const { rerender } = board({ step: laid, steps: [step(3), laid] })
  const shown = () => document.querySelector<HTMLElement>('[data-laid]')?.dataset['laid']
  expect(shown()).toBe('A')
  await rerender(props({ step: step(5), steps: [step(3), laid, step(5)] }) as never)
  expect(shown()).toBe('A')
  await vi.advanceTimersByTimeAsync(3100)
  flushSync()
  expect(shown()).toBeUndefined()
})

test('a word that is taken back is celebrated no longer', async () => {
  const laid = { ...step(4), events: [{ event: 'moka.word', seat: 1, word: 'A', cards: ['Ag'], points: 1, double: false }] }
  const { rerender } = board({ step: laid, steps: [step(3), laid] })
  await rerender(props({ step: step(3), steps: [step(3)] }) as never)
  expect(document.querySelector('[data-laid]')).toBeNull()
})

test('words and challenges unfold on an upright phone, and fold again in the next position', async () => {
  const { rerender } = board({ rows: true })
  const open = () => [document.querySelector('#moka-unfolded') !== null, button('unfold')?.getAttribute('aria-expanded')]
  expect(open()).toEqual([false, 'false'])
  await press(button('unfold'))
  expect(open()).toEqual([true, 'true'])
  await rerender(props({ rows: true, step: step(4) }) as never)
  expect(open()).toEqual([false, 'false'])
})

const vote = { seat: 1, word: 'OB', cards: ['Or', 'Bg'], points: 2, yes: 1, no: 0 }

test('a word under vote is for the players whom the rules ask; a reconnect after the vote shows the turn again', async () => {
  const { rerender } = board({ view: view({ vote, turn: 1 }), legal: ['yes', 'no'] })
  await press(button('move="no"'))
  await press(button('move="yes"'))
  expect(play.mock.calls).toEqual([['no'], ['yes']])
  const said = document.querySelector('#moka-vote')?.textContent
  await speaking('nl')
  expect(document.querySelector('#moka-vote')?.textContent).not.toBe(said)
  await rerender(props({ view: view({ vote, turn: 1 }), legal: [] }) as never)
  expect([document.querySelector('#moka-vote') !== null, button('move="yes"')]).toEqual([true, null])
  await rerender(props({ step: step(6) }) as never)
  expect([document.querySelector('#moka-vote'), button('move="end"') !== null]).toEqual([null, true])
})

test('of two drawn cards the player to act keeps one; the others see both and keep none', async () => {
  const drawn = view({ drawn: ['Bg', 'Or'] })
  const { rerender } = board({ view: drawn, legal: ['keep 0', 'keep 1'] })
  await press(button('keep="1"'))
  expect(play.mock.calls).toEqual([['keep 1']])
  await rerender(props({ view: drawn, legal: [] }) as never)
  expect([button('keep="1"'), document.querySelectorAll('.two [role=img]').length]).toEqual([null, 2])
})

test('a challenge is taken from a stack that the rules list, and from no other', async () => {
  board({ view: view({ phase: 'deal' }), legal: ['challenge 30', 'challenge 80'] })
  const levels = [...document.querySelectorAll<HTMLButtonElement>('[data-level]')]
  expect(levels.map((level) => [level.dataset['level'], level.disabled])).toEqual([
    ['15', true],
    ['30', false],
    ['80', false],
  ])
  await press(levels[1] as Element)
  expect(play.mock.calls).toEqual([['challenge 30']])
})

test('a special against a player is aimed at those whom the rules list, and played once one is chosen', async () => {
  board({ view: view({ specials: [['STOP'], []] }), legal: ['play STOP 1', 'end'] })
  expect(document.querySelector('.others .aim')).toBeNull()
  await press(document.querySelector('[data-special="STOP"]'))
  await press(document.querySelector('.others .aim'))
  expect(play.mock.calls).toEqual([['play STOP 1']])
})

test('a special against a card is aimed at the letters that the rules list', async () => {
  board({ view: view({ specials: [['STEAL'], []], rows: [['Bg'], ['Ag', 'Or']] }), legal: ['play STEAL 1.1', 'end'] })
  const letters = () => [...document.querySelectorAll<HTMLElement>('.others [data-letter]')].map((one) => one.dataset['letter'])
  expect(letters()).toEqual([])
  await press(document.querySelector('[data-special="STEAL"]'))
  expect(letters()).toEqual(['Or'])
  await press(document.querySelector('.others [data-letter]'))
  expect(play.mock.calls).toEqual([['play STEAL 1.1']])
})
