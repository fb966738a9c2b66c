import { render } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Talk } from '../../wire/protocol'
import { speaking } from '../../words/speaking.stub'
import Bubble from './Bubble.svelte'

/** jsdom has no layout, so each bubble has this place: its left and upper edge, its width and its height. */
let at = { left: 100, top: 50, width: 80, height: 20 }
const said = (more: object = {}) => ({ n: 3, seat: 1, preset: null, text: 'Hello', at: 0, ...more }) as unknown as Talk
const bubble = (n = 3) => document.querySelector<HTMLElement>(`.bubble[data-said="${n}"]`) as HTMLElement
const moved = () => ['--outside', '--down'].map((property) => bubble().style.getPropertyValue(property))

/** Put the line that names the turn on the page, in this place. */
function turn(top: number, left = 0, width = 300, height = 30): HTMLElement {
  const line = document.body.appendChild(document.createElement('p'))
  line.dataset['whoseTurn'] = '0'
  line.getBoundingClientRect = () => new DOMRect(left, top, width, height)
  return line
}

beforeEach(async () => {
  at = { left: 100, top: 50, width: 80, height: 20 }
  document.body.innerHTML = ''
  const { prototype } = HTMLElement
  vi.spyOn(prototype, 'offsetLeft', 'get').mockImplementation(() => at.left)
  vi.spyOn(prototype, 'offsetTop', 'get').mockImplementation(() => at.top)
  vi.spyOn(prototype, 'offsetWidth', 'get').mockImplementation(() => at.width)
  vi.spyOn(prototype, 'offsetHeight', 'get').mockImplementation(() => at.height)
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(360)
  await speaking('en')
})
afterEach(() => vi.restoreAllMocks())

test('a bubble shows the words at its seat, and screen readers leave them to the announcer', () => {
  render(Bubble, { said: said(), by: 'Ben' })
  expect([bubble().textContent.trim(), bubble().getAttribute('aria-hidden'), moved()]).toEqual(['Hello', 'true', ['0px', '0px']])
})

test('a speaker without a seat is named', async () => {
  const { rerender } = render(Bubble, { said: said(), by: 'Ben', seated: false })
  expect(bubble().querySelector('strong')?.textContent).toBe('Ben')
  await rerender({ seated: true })
  expect(bubble().querySelector('strong')).toBeNull()
})

test('a phrase is said in the language of now, and a reaction is a drawing', async () => {
  const { rerender } = render(Bubble, { said: said({ preset: 'well_played', text: null }), by: 'Ben' })
  const words = bubble().textContent.trim()
  expect([words !== '', bubble().classList.contains('reaction')]).toEqual([true, false])
  await speaking('nl')
  expect(bubble().textContent.trim()).not.toBe(words)
  await rerender({ said: said({ preset: 'react_smile', text: null }) })
  expect([bubble().textContent.trim(), bubble().querySelector('svg') !== null, bubble().classList.contains('reaction')]).toEqual([
    '',
    true,
    true,
  ])
})

test('a bubble that would leave the window is moved back, and after the window changes not further than needed', () => {
  at.left = 320
  render(Bubble, { said: said(), by: 'Ben' })
  expect(moved()[0]).toBe('48px')
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(800)
  dispatchEvent(new Event('resize'))
  expect(moved()[0]).toBe('0px')
})

test('a bubble lies below the line that names the turn, and names its speaker there', () => {
  turn(40)
  render(Bubble, { said: said(), by: 'Ben' })
  flushSync()
  expect([moved()[1], bubble().querySelector('strong')?.textContent, bubble().classList.contains('below')]).toEqual([
    '24px',
    'Ben',
    true,
  ])
})

test.each([
  ['above', 10, 0],
  ['below', 80, 0],
  ['left', 40, -250],
  ['right', 40, 190],
])('a line that is %s of a bubble does not move it', (_, top, left) => {
  turn(top, left)
  render(Bubble, { said: said(), by: 'Ben' })
  expect(moved()[1]).toBe('0px')
})

test('a bubble lies below older bubbles, not below newer ones', () => {
  const other = (n: number, top: number) => {
    const shown = document.body.appendChild(document.createElement('div'))
    shown.dataset['said'] = String(n)
    shown.getBoundingClientRect = () => new DOMRect(100, top, 80, 20)
  }
  other(4, 50)
  render(Bubble, { said: said(), by: 'Ben' })
  expect(moved()[1]).toBe('0px')
  other(2, 74)
  other(1, 50)
  dispatchEvent(new Event('resize'))
  expect(moved()[1]).toBe('48px')
})

test('when the turn passes to another line, the bubble moves again, and no longer after it has gone', async () => {
  const line = turn(400)
  const { unmount } = render(Bubble, { said: said(), by: 'Ben' })
  expect(moved()[1]).toBe('0px')
  line.getBoundingClientRect = () => new DOMRect(0, 40, 300, 30)
  line.dataset['whoseTurn'] = '1'
  await vi.waitFor(() => expect(moved()[1]).toBe('24px'))
  const removed = bubble()
  unmount()
  removed.style.removeProperty('--down')
  dispatchEvent(new Event('resize'))
  expect(removed.style.getPropertyValue('--down')).toBe('')
})
