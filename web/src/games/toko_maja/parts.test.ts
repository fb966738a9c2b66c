/** The parts of the board with buttons: each reports what was pressed, and only what the rules allow can be pressed. */

import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { speaking } from '../../words/speaking.stub'
import { words } from '../../words/words.svelte'
import Foot from './Foot.svelte'
import Laying from './Laying.svelte'
import Sea from './Sea.svelte'
import TableTriple from './TableTriple.svelte'
import type { TokoMajaView } from './view'

const press = (selector: string) => fireEvent.click(document.querySelector(selector) as Element)

beforeEach(async () => {
  await speaking('en')
  await words.learn('toko-maja')
})

test('the count of a round opens and closes by the same button, and another round takes its place', async () => {
  const onopen = vi.fn()
  const props = { round: 3, of: 3, counted: [1, 2], opened: null, onopen, unfolded: null, onunfold: () => {} }
  const { rerender } = render(Foot, props)
  const pressed = () => [...document.querySelectorAll('[data-show-round]')].map((button) => button.getAttribute('aria-pressed'))
  await press('[data-show-round="2"]')
  await rerender({ opened: 2 })
  expect(pressed()).toEqual(['false', 'true'])
  await press('[data-show-round="1"]')
  await press('[data-show-round="2"]')
  expect(onopen.mock.calls).toEqual([[2], [1], [null]])
  await rerender({ counted: [] })
  expect(pressed()).toEqual([])
})

test('what is folded on an upright phone unfolds on request, in the language of now', async () => {
  const onunfold = vi.fn()
  const props = { round: 1, of: 3, counted: [], opened: null, onopen: () => {}, unfolded: false, onunfold }
  const { rerender } = render(Foot, props)
  const button = () => screen.queryByRole('button')
  await press('[data-unfold]')
  expect([onunfold.mock.calls.length, button()?.getAttribute('aria-expanded')]).toEqual([1, 'false'])
  await rerender({ unfolded: true })
  expect(button()?.getAttribute('aria-expanded')).toBe('true')
  const said = button()?.textContent
  await speaking('nl')
  expect(button()?.textContent).not.toBe(said)
  await rerender({ unfolded: null })
  expect(button()).toBeNull()
})

test('a triple is laid by its button, or none', async () => {
  const onlay = vi.fn()
  render(Laying, { triples: ['333', '4J4'], highlighted: '4J4', onlay })
  await press('[data-lay="4J4"]')
  await press('[data-lay="-"]')
  expect(onlay.mock.calls).toEqual([['4J4'], ['-']])
  expect([...document.querySelectorAll<HTMLElement>('.hinted')].map((one) => one.dataset['lay'])).toEqual(['4J4'])
})

test('a triple of the table is laid with the pile for the other card; the card may be kept, and the choice given up', async () => {
  const done = { onlay: vi.fn(), onkeep: vi.fn(), oncancel: vi.fn() }
  render(TableTriple, { tops: ['3', 'J', '3'], other: '4', rests: [1, 3], ...done })
  await press('[data-rest="3"]')
  expect([done.onlay.mock.calls, done.onkeep.mock.calls.length, done.oncancel.mock.calls.length]).toEqual([[[3]], 0, 0])
  await press('[data-keep-other]')
  await press('.quiet')
  expect([done.onlay.mock.calls.length, done.onkeep.mock.calls.length, done.oncancel.mock.calls.length]).toEqual([1, 1, 1])
})

const table = {
  stock: ['?', '?'],
  discards: [['3'], ['5', '7'], []],
  tokens: { '1': 0, '2': null, '3': null, '4': null, '5': null },
} as unknown as TokoMajaView
const sea = {
  table,
  open: new Set([2]),
  verb: 'take' as 'take' | 'put' | null,
  draw: true,
  next: false,
  sparkling: new Set<number>(),
  highlights: { stock: false, piles: [] },
}

test('a player takes from the stock or from a pile; while others play, neither can be pressed', async () => {
  const did = { onpile: vi.fn(), ondraw: vi.fn() }
  const { rerender } = render(Sea, { ...sea, ...did })
  await press('[data-spot="stock"]')
  await press('[data-pile="2"]')
  expect([did.ondraw.mock.calls.length, did.onpile.mock.calls]).toEqual([1, [[2]]])
  await rerender({ draw: false, verb: null, open: new Set<number>() })
  expect([...document.querySelectorAll<HTMLButtonElement>('button.spot')].map((spot) => spot.disabled)).toEqual([
    true,
    true,
    true,
    true,
  ])
})

test('a screen reader hears what a pile is for now, in the language of now', async () => {
  const { rerender } = render(Sea, { ...sea, onpile: () => {}, ondraw: () => {} })
  const name = (pile: number) => document.querySelector(`[data-pile="${pile}"] .unseen`)?.textContent ?? ''
  const take = name(2)
  await rerender({ verb: 'put' })
  const put = name(2)
  await rerender({ sparkling: new Set([2]) })
  const triple = name(2)
  await rerender({ verb: null })
  const nothing = name(2)
  expect(new Set([take, put, triple, nothing]).size).toBe(4)
  expect([take, put, triple].every((said) => said.startsWith(nothing) && said.length > nothing.length)).toBe(true)
  await speaking('nl')
  expect(name(2)).not.toBe(nothing)
})

test('free tokens are named, and tokens that a player holds are not', () => {
  render(Sea, { ...sea, onpile: () => {}, ondraw: () => {} })
  expect([...document.querySelectorAll('.tokens li')].map((token) => token.classList.contains('free'))).toEqual([
    false,
    true,
    true,
    true,
    true,
  ])
})
