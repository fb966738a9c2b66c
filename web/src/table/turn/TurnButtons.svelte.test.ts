import { fireEvent, render } from '@testing-library/svelte'
import { flushSync, tick } from 'svelte'
import { expect, test, vi } from 'vitest'
import { speaking } from '../../words/speaking.stub'
import type { Match } from '../match/match.svelte'
import { Controls } from './controls.svelte'
import TurnButtons from './TurnButtons.svelte'

/** Render the buttons beside the turn, at a table with hints. */
function shown() {
  const match = $state({
    legal: ['a'],
    sending: false,
    slow: false,
    replay: null,
    now: { ply: 1 },
    undoable: 0 as number | null,
    hint: 'a',
    watching: false,
    table: { state: 'running', terms: { help: { hints: true, take_back: true, look_back: true } } },
    undo: vi.fn(),
    board: { catchUp: () => {} },
  })
  const controls = new Controls(match as unknown as Match)
  const { container } = render(TurnButtons, { props: { match: match as unknown as Match, controls } })
  const found = (which: string) => container.querySelector<HTMLButtonElement>(`button${which}`) as HTMLButtonElement
  return { match, controls, hints: found('[aria-controls=hints]'), undo: found(':not([aria-controls])'), container }
}

test('no hints are opened while a move is on its way, neither by pointing nor by keys', async () => {
  const { match, controls, hints } = shown()
  match.sending = true
  flushSync()
  await fireEvent.click(hints)
  await fireEvent.keyDown(window, { key: '!' })
  expect(controls.panel).toBeNull()
  match.sending = false
  await fireEvent.click(hints)
  expect(controls.panel).toBe('hints')
})

test('hints are opened at once if the board shows a step that the rest of the page does not know yet', async () => {
  const { match, controls, hints } = shown()
  for (const press of [() => fireEvent.click(hints), () => fireEvent.keyDown(window, { key: '!' })]) {
    controls.open(null)
    match.sending = true
    match.board.catchUp = () => {
      match.sending = false
    }
    flushSync()
    await press()
    expect(controls.panel).toBe('hints')
  }
})

test('nothing opens where it turns out that others are to move now', async () => {
  const { match, controls, hints } = shown()
  match.board.catchUp = () => {
    match.legal = []
  }
  await fireEvent.click(hints)
  expect(controls.panel).toBeNull()
})

test('a step that the rest of the page does not know yet can be taken back by keys', async () => {
  const { match } = shown()
  match.undoable = null
  match.board.catchUp = () => {
    match.undoable = 0
  }
  flushSync()
  await fireEvent.keyDown(window, { key: 'z', ctrlKey: true })
  expect(match.undo).toHaveBeenCalledTimes(1)
})

test.each([{ shiftKey: true, ctrlKey: true }, { shiftKey: true, metaKey: true }, {}])(
  'the keys of redo, and a letter alone, undo nothing: %o',
  async (held) => {
    const { match } = shown()
    for (const key of ['z', 'Z']) await fireEvent.keyDown(window, { key, ...held })
    expect(match.undo).not.toHaveBeenCalled()
    await fireEvent.keyDown(window, { key: 'z', metaKey: true })
    expect(match.undo).toHaveBeenCalledOnce()
  },
)

test('hints close with the move that is made, and leave the focus to the board', async () => {
  const { match, controls, hints } = shown()
  controls.open('hints')
  flushSync()
  match.sending = true
  await tick()
  expect([controls.panel, document.activeElement]).toEqual([null, document.body])
  match.sending = false
  controls.open('hints')
  flushSync()
  controls.open(null)
  await tick()
  expect(document.activeElement).toBe(hints)
})

test('taking back is out of reach once the answer to a move takes its time', async () => {
  const { match, undo } = shown()
  expect(undo.ariaDisabled).toBe('false')
  // A quick answer is drawn once, and a match undoes nothing in the meantime (sending.test.ts).
  match.sending = true
  flushSync()
  expect(undo.ariaDisabled).toBe('false')
  match.slow = true
  flushSync()
  expect(undo.ariaDisabled).toBe('true')
  await fireEvent.click(undo)
  await fireEvent.keyDown(window, { key: 'z', ctrlKey: true })
  expect(match.undo).not.toHaveBeenCalled()
})

test('a press that can undo nothing is answered where the turn stands, by finger and by keyboard, and by the title', async () => {
  await speaking('en')
  const { match, controls, undo } = shown()
  const reason = 'A move can be taken back until the next player moves, unless it revealed something.'
  expect(undo.title).toBe('Take back my move')
  match.undoable = null
  flushSync()
  expect(undo.title).toBe(reason)
  // The button is no `disabled` one: Tab reaches it, and Enter presses it as a finger does.
  expect([undo.disabled, undo.ariaDisabled]).toEqual([false, 'true'])
  await fireEvent.click(undo)
  expect([controls.aside.text, controls.aside.aloud, match.undo.mock.calls.length]).toEqual([reason, true, 0])
})

test('a press while a move is on its way is not answered, because the reason is not known', async () => {
  const { match, controls, undo } = shown()
  Object.assign(match, { undoable: null, slow: true })
  flushSync()
  await fireEvent.click(undo)
  expect(controls.aside.text).toBe('')
})

test('both buttons stay in their places while nothing can be taken back and others move', async () => {
  const { match, undo, hints, container } = shown()
  const buttons = () => [...container.querySelectorAll('button')]
  match.undoable = null
  match.legal = []
  flushSync()
  expect(buttons()).toEqual([undo, hints])
  await fireEvent.click(undo)
  expect(match.undo).not.toHaveBeenCalled()
  match.undoable = 0
  flushSync()
  expect(buttons()).toEqual([undo, hints])
  undo.focus()
  await fireEvent.click(undo)
  match.undoable = null
  flushSync()
  expect([match.undo.mock.calls.length, document.activeElement]).toEqual([1, undo])
})

test.each([
  ['once the match is over', { state: 'over' }],
  ['before it has begun', { state: 'waiting' }],
  ['where the table agreed that moves stand', { terms: { help: { hints: false, take_back: false, look_back: true } } }],
])('%s there is no place for them', (_, table) => {
  const { match, container } = shown()
  Object.assign(match, { undoable: null, legal: [] })
  Object.assign(match.table, table)
  flushSync()
  expect(container.querySelectorAll('button').length).toBe(0)
})

test('who looks on takes nothing back', () => {
  const { match, container } = shown()
  Object.assign(match, { undoable: null, legal: [], watching: true })
  flushSync()
  expect(container.querySelectorAll('button').length).toBe(0)
})

test('the button for hints says whether they are open', async () => {
  const { controls, hints } = shown()
  const said = [hints.getAttribute('aria-expanded')]
  for (const panel of ['hints', 'talk', 'hints', null] as const) {
    controls.open(panel)
    await tick()
    said.push(hints.getAttribute('aria-expanded'))
  }
  expect(said).toEqual(['false', 'true', 'false', 'true', 'false'])
})
