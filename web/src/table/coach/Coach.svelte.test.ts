import { fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { speaking } from '../../words/speaking.stub'
import Coach from './Coach.svelte'
import { coached } from './coached.svelte'

const tips = [
  { key: 'first', at: 'button' },
  { key: 'second', at: 'button' },
] as never
const view = {} as never
const box = { x: 1, y: 1, width: 9, height: 9, top: 1, left: 1, right: 10, bottom: 10 } as DOMRect
const measured = Object.getOwnPropertyDescriptor(Element.prototype, 'getBoundingClientRect') as PropertyDescriptor
const bubble = () => document.querySelector<HTMLElement>('[data-coach]')?.dataset.coach ?? null
const press = async (selector: string) => {
  document.querySelector<HTMLButtonElement>(selector)?.click()
  await tick()
  await tick()
}
Element.prototype.getAnimations ??= () => []
let rerender: (props: object) => Promise<void>
let main: HTMLElement

beforeEach(async () => {
  Element.prototype.getBoundingClientRect = () => box
  main = document.createElement('main')
  main.append(document.createElement('button'))
  document.body.append(main)
  coached.again('toy')
  await speaking('en')
  ;({ rerender } = render(Coach, { game: 'toy', tips, view, seat: 0, ply: 0 }))
  await tick()
})

afterEach(() => {
  Object.defineProperty(Element.prototype, 'getBoundingClientRect', measured)
  main.remove()
  localStorage.clear()
})

test('each tip comes once, one after the other', async () => {
  expect(bubble()).toBe('first')
  await press('[data-next]')
  expect(bubble()).toBe('second')
  await press('[data-next]')
  expect(bubble()).toBeNull()
})

test('the count says how many tips are left, and never rises, in whatever order they fit', async () => {
  const count = () => document.querySelector('[data-coach] .count')?.textContent
  const late = { key: 'first', at: 'button', when: (_: unknown, seat: number) => seat === 1 }
  await rerender({ tips: [late, { key: 'second', at: 'button' }, { key: 'third', at: 'button' }] as never })
  await tick()
  expect([bubble(), count()]).toEqual(['second', '2 more tips'])
  await rerender({ seat: 1 })
  await tick()
  expect([bubble(), count()]).toEqual(['first', '2 more tips'])
  await press('[data-next]')
  expect([bubble(), count()]).toEqual(['second', '1 more tip'])
  await press('[data-next]')
  expect([bubble(), count()]).toEqual(['third', 'The last tip'])
})

test('while cards are dealt no bubble points to where they will not be', async () => {
  await rerender({ seat: null })
  await tick()
  const dealt = { playState: 'running', effect: { getComputedTiming: () => ({ endTime: 800 }) } }
  main.getAnimations = () => [dealt] as unknown as Animation[]
  await rerender({ seat: 0 })
  await tick()
  expect(bubble()).toBeNull()
  main.getAnimations = () => []
  window.dispatchEvent(new Event('resize'))
  await tick()
  expect(bubble()).toBe('first')
})

test('a tip goes with the turn; who has moved is not shown it again', async () => {
  await rerender({ seat: null })
  await tick()
  expect(bubble()).toBeNull()
  await rerender({ seat: 0 })
  await tick()
  expect(bubble()).toBe('first')
  await rerender({ seat: null, ply: 1 })
  await rerender({ seat: 0, ply: 2 })
  await tick()
  expect(bubble()).toBe('second')
})

test('who closes them sees none any more, until they ask for them again', async () => {
  await fireEvent.keyDown(window, { key: 'Escape' })
  expect(bubble()).toBeNull()
  coached.again('toy')
  await tick()
  await tick()
  expect(bubble()).toBe('first')
})

test('its buttons are named in the language of now', async () => {
  await speaking('nl')
  expect(screen.queryByRole('button', { name: 'Got it, next' })).toBeNull()
})
