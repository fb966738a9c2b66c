import { fireEvent, render } from '@testing-library/svelte'
import { flushSync, tick } from 'svelte'
import { expect, test, vi } from 'vitest'
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
    now: { undo: true },
    hint: 'a',
    watching: false,
    table: { state: 'running', terms: { help: { hints: true, take_back: true, look_back: true } } },
    undo: vi.fn(),
    board: { catchUp: () => {} },
  })
  const controls = new Controls(match as unknown as Match)
  const { container } = render(TurnButtons, { props: { match: match as unknown as Match, controls } })
  return { match, controls, hints: container.querySelector('[aria-controls=hints]') as HTMLButtonElement, container }
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
  match.now = { undo: false }
  match.board.catchUp = () => {
    match.now = { undo: true }
  }
  flushSync()
  await fireEvent.keyDown(window, { key: 'z', ctrlKey: true })
  expect(match.undo).toHaveBeenCalledTimes(1)
})

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

test('taking back is out of reach once the answer to a move takes its time', () => {
  const { match, container } = shown()
  const undo = container.querySelector<HTMLButtonElement>('button:not([aria-controls])')
  expect(undo?.disabled).toBe(false)
  // A quick answer is drawn once, and a match undoes nothing in the meantime (sending.test.ts).
  match.sending = true
  flushSync()
  expect(undo?.disabled).toBe(false)
  match.slow = true
  flushSync()
  expect(undo?.disabled).toBe(true)
})
