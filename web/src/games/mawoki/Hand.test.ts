import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { speaking } from '../../words/speaking.stub'
import { words } from '../../words/words.svelte'
import { ORDERS, sorted } from './cards'
import Hand from './Hand.svelte'
import { keptOrder } from './order'

Element.prototype.animate ??= (() => ({ finished: Promise.resolve(), cancel() {} })) as never
Element.prototype.getAnimations ??= () => []

const held = ['bP/rC/-', 'rP/yC/a', 'yT/bC/-', 'rC/yP/-']
const onchoose = vi.fn()
const cards = () => [...document.querySelectorAll<HTMLButtonElement>('[data-card]')]
const shown = () => cards().map((card) => card.dataset['card'])
const stops = () => cards().flatMap((card) => (card.tabIndex === 0 ? [card.dataset['card']] : []))
const firsts = () => cards().flatMap((card) => (card.dataset['first'] === undefined ? [] : [card.dataset['card']]))
const orders = () => [...document.querySelectorAll<HTMLButtonElement>('[data-order]')]
const of = (card: string) => document.querySelector<HTMLButtonElement>(`[data-card="${card}"]`) as HTMLButtonElement
const props = {
  seat: 0,
  cards: held,
  playable: new Set<string>(),
  laying: true,
  aiming: null,
  hinted: null,
  fresh: new Set<string>(),
  close: false,
  onchoose,
}
const hand = (more: object = {}) => render(Hand, { ...props, ...more })

beforeEach(async () => {
  localStorage.clear()
  onchoose.mockReset()
  await speaking('en')
  await words.learn('mawoki')
})

test('the hand is sorted as chosen, keeps its cards, and is sorted so at the next match too', async () => {
  const { unmount } = hand()
  for (const [at, order] of ORDERS.entries()) {
    await fireEvent.click(orders()[at] as Element)
    expect(shown()).toEqual(sorted(held, order))
    expect(orders().map((button) => button.getAttribute('aria-pressed'))).toEqual(ORDERS.map((one) => String(one === order)))
    expect(keptOrder()).toBe(order)
  }
  unmount()
  hand()
  expect(shown()).toEqual(sorted(held, ORDERS.at(-1) as (typeof ORDERS)[number]))
})

test('one card is nothing to sort', () => {
  hand({ cards: held.slice(0, 1) })
  expect(orders()).toEqual([])
})

test('a chosen card is reported, whether it fits or not', async () => {
  hand({ playable: new Set(['bP/rC/-']) })
  await fireEvent.click(of('yT/bC/-'))
  await fireEvent.click(of('bP/rC/-'))
  expect(onchoose.mock.calls).toEqual([['yT/bC/-'], ['bP/rC/-']])
})

test('Tab reaches one card: the last one that had the focus, else the first that fits', async () => {
  const { rerender } = hand({ playable: new Set(['yT/bC/-']) })
  expect([stops(), firsts()]).toEqual([['yT/bC/-'], ['yT/bC/-']])
  await fireEvent.focus(of('rC/yP/-'))
  expect([stops(), firsts()]).toEqual([['rC/yP/-'], ['yT/bC/-']])
  await rerender({ cards: held.slice(0, 3) })
  expect(stops()).toEqual(['yT/bC/-'])
  await rerender({ aiming: 'rP/yC/a' })
  expect([stops(), firsts()]).toEqual([['yT/bC/-'], []])
  await rerender({ playable: new Set(), aiming: null })
  expect([stops().length, firsts()]).toEqual([1, []])
})

test('arrow keys go from card to card and stop at the ends; keys of the browser are left to it', async () => {
  hand()
  const order = shown()
  const at = async (key: string, more: object = {}) => {
    const taken = !(await fireEvent.keyDown(document.activeElement as Element, { key, ...more }))
    return [taken, order.indexOf((document.activeElement as HTMLElement).dataset['card'])]
  }
  cards()[0]?.focus()
  expect([await at('ArrowLeft'), await at('ArrowRight'), await at('End'), await at('ArrowRight')]).toEqual([
    [true, 0],
    [true, 1],
    [true, 3],
    [true, 3],
  ])
  expect([await at('Home'), await at('ArrowRight', { ctrlKey: true }), await at('x')]).toEqual([
    [true, 0],
    [false, 0],
    [false, 0],
  ])
})

test('in a hand of several rows, up and down go to the nearest card of the next row', async () => {
  hand()
  for (const [at, card] of cards().entries())
    (card.parentElement as HTMLElement).getBoundingClientRect = () => new DOMRect((at % 2) * 50, Math.floor(at / 2) * 70, 50, 70)
  cards()[1]?.focus()
  const at = async (key: string) => {
    await fireEvent.keyDown(document.activeElement as Element, { key })
    return cards().indexOf(document.activeElement as HTMLButtonElement)
  }
  expect([await at('ArrowDown'), await at('ArrowDown'), await at('ArrowUp'), await at('ArrowUp')]).toEqual([3, 3, 1, 1])
})

test('a screen reader hears if a card fits, is new and is aimed, in the language of now', async () => {
  const { rerender } = hand({ playable: new Set(['bP/rC/-']), fresh: new Set(['yT/bC/-']), aiming: 'rP/yC/a' })
  const name = (card: string) => of(card).getAttribute('aria-label') ?? ''
  const parts = (card: string) => name(card).split(', ').slice(-2)
  const fits = parts('bP/rC/-')[1]
  expect(name('rC/yP/-')).not.toContain(fits)
  expect(parts('yT/bC/-')[1]).toBe('new')
  const before = name('bP/rC/-')
  await rerender({ laying: false, playable: new Set(), fresh: new Set(), aiming: null })
  expect(name('bP/rC/-').length).toBeLessThan(before.length)
  await speaking('nl')
  expect(name('bP/rC/-')).not.toContain(before.split(',')[0])
  expect(screen.getByRole('toolbar')).toBeTruthy()
})
