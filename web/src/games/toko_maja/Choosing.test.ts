import { fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { speaking } from '../../words/speaking.stub'
import { words } from '../../words/words.svelte'
import Choosing from './Choosing.svelte'

const onkeep = vi.fn()
const ondrop = vi.fn()
const cards = () => screen.getAllByRole('button')
const choosing = (more: object = {}) =>
  render(Choosing, { cards: ['4', '7'], name: 'Ben', mine: true, kept: null, highlighted: null, onkeep, ondrop, ...more })

/** Send a pointer event to the card at `index`. */
function point(type: string, index: number, x = 0, y = 0, button = 0): void {
  const event = new MouseEvent(type, { bubbles: true, button, clientX: x, clientY: y })
  cards()[index]?.dispatchEvent(Object.assign(event, { pointerId: 1 }))
  flushSync()
}

const moved = () => cards().map((card) => card.style.translate)

let pile: HTMLElement

beforeEach(async () => {
  Element.prototype.setPointerCapture = () => {}
  pile = document.body.appendChild(document.createElement('div'))
  document.elementsFromPoint = () => [cards()[0] as Element, pile]
  onkeep.mockReset()
  ondrop.mockReset()
  await speaking('en')
  await words.learn('toko-maja')
})

test('a tapped card is kept, and the other one asks for its pile', async () => {
  const { rerender } = choosing()
  await fireEvent.click(cards()[1] as Element)
  expect(onkeep.mock.calls).toEqual([[1]])
  await rerender({ kept: 1 })
  expect(cards().map((card) => card.getAttribute('aria-pressed'))).toEqual(['false', 'true'])
  expect(cards().map((card) => card.classList.contains('going'))).toEqual([true, false])
  expect(screen.getByRole('group', { name: /4/ })).toBeTruthy()
})

test('a card follows the pointer once it is dragged far enough, and is dropped on what lies below it', () => {
  choosing()
  point('pointerdown', 0, 100, 100)
  point('pointermove', 0, 104, 100)
  expect(moved()).toEqual(['', ''])
  point('pointermove', 0, 130, 90)
  expect(moved()).toEqual(['30px -10px', ''])
  point('pointermove', 0, 102, 100)
  expect(moved()).toEqual(['2px 0px', ''])
  point('pointerup', 0, 102, 100)
  expect([ondrop.mock.calls, moved()]).toEqual([[[0, pile]], ['', '']])
})

test('the click after a drag keeps nothing, and the next one keeps the card', async () => {
  choosing()
  point('pointerdown', 0)
  point('pointermove', 0, 30)
  point('pointerup', 0, 30)
  await fireEvent.click(cards()[0] as Element, { detail: 1 })
  expect(onkeep).not.toHaveBeenCalled()
  await fireEvent.click(cards()[0] as Element, { detail: 1 })
  expect(onkeep.mock.calls).toEqual([[0]])
})

test('after a drag that no click followed, the first key works', async () => {
  choosing()
  point('pointerdown', 0)
  point('pointermove', 0, 30)
  point('pointerup', 0, 30)
  await fireEvent.click(cards()[1] as Element, { detail: 0 })
  expect(onkeep.mock.calls).toEqual([[1]])
})

test('a small movement is a tap, and the other mouse buttons drag nothing', async () => {
  choosing()
  point('pointerdown', 0)
  point('pointermove', 0, 3, 3)
  point('pointerup', 0, 3, 3)
  await fireEvent.click(cards()[0] as Element, { detail: 1 })
  expect([ondrop.mock.calls, onkeep.mock.calls]).toEqual([[], [[0]]])
  point('pointerdown', 0, 0, 0, 2)
  point('pointermove', 0, 50)
  expect(moved()).toEqual(['', ''])
})

test('a drag that the browser cancels drops nothing', () => {
  choosing()
  point('pointerdown', 0)
  point('pointermove', 0, 30)
  point('pointercancel', 0)
  point('pointermove', 0, 60)
  point('pointerup', 0, 60)
  expect([ondrop.mock.calls, moved()]).toEqual([[], ['', '']])
})

test('the others see two cards and who chooses, in the language of now', async () => {
  choosing({ mine: false })
  expect(screen.queryAllByRole('button')).toEqual([])
  const said = () => document.querySelector('#toko-maja-choose')?.textContent ?? ''
  const before = said()
  expect([before.includes('Ben'), screen.getAllByRole('img').length]).toEqual([true, 2])
  await speaking('nl')
  expect([said().includes('Ben'), said()]).not.toContain(before)
})

test('a hint marks the one card that it names', async () => {
  const { rerender } = choosing()
  const hinted = () => cards().map((card) => card.classList.contains('hinted'))
  expect(hinted()).toEqual([false, false])
  await rerender({ highlighted: 1 })
  expect(hinted()).toEqual([false, true])
})
