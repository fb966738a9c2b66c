/** Before the deal and between players at one device: the countdown, the curtain and the button to pass the device on. */

import { fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speaking } from '../../words/speaking.stub'
import Countdown from './Countdown.svelte'
import Curtain from './Curtain.svelte'
import HandOver from './HandOver.svelte'

beforeEach(() => speaking('en'))
afterEach(() => vi.useRealTimers())

const seconds = () => screen.getByTestId('countdown').textContent

function pass(ms: number): void {
  vi.advanceTimersByTime(ms)
  flushSync()
}

test('the countdown says each second until the deal, and never less than one', () => {
  vi.useFakeTimers()
  const { unmount } = render(Countdown, { left: 3000 })
  expect(seconds()).toBe('3')
  pass(900)
  expect(seconds()).toBe('3')
  pass(200)
  expect(seconds()).toBe('2')
  pass(1000)
  expect(seconds()).toBe('1')
  pass(5000)
  expect(seconds()).toBe('1')
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test('after a reconnect the time counts that the server sent last', async () => {
  vi.useFakeTimers()
  const { rerender } = render(Countdown, { left: 3000 })
  pass(1500)
  expect(seconds()).toBe('2')
  await rerender({ left: 5000 })
  pass(100)
  expect(seconds()).toBe('5')
  pass(2000)
  expect(seconds()).toBe('3')
})

test('screen readers hear that the deal comes, in the language of now, and not each second', async () => {
  render(Countdown, { left: 3000 })
  const said = screen.getByRole('status').textContent
  expect(screen.getByTestId('countdown').getAttribute('aria-hidden')).toBe('true')
  await speaking('nl')
  expect(screen.getByRole('status').textContent).not.toBe(said)
})

test('behind the curtain nothing can be done but to lift it, or to take back the move of the player before', async () => {
  const onlift = vi.fn()
  const undo = vi.fn()
  const { rerender } = render(Curtain, { name: 'Ben', onlift, back: { name: 'Ana', undo } })
  expect(screen.getAllByRole('button').map((button) => button.textContent.trim())).toEqual([
    'I am Ben: show my hand',
    'Ana: take back my move',
  ])
  await fireEvent.click(screen.getByRole('button', { name: /Ana/ }))
  expect([onlift.mock.calls.length, undo.mock.calls.length]).toEqual([0, 1])
  await rerender({ name: 'Cem', back: null })
  expect(screen.getAllByRole('button')).toHaveLength(1)
  await fireEvent.click(screen.getByRole('button', { name: /Cem/ }))
  expect([onlift.mock.calls.length, undo.mock.calls.length]).toEqual([1, 1])
  const said = screen.getByRole('heading').textContent
  await speaking('nl')
  expect(screen.getByRole('heading').textContent).not.toBe(said)
})

test('the player who has seen enough passes the device on', async () => {
  const onover = vi.fn()
  const { rerender } = render(HandOver, { name: 'Ben', onover })
  await fireEvent.click(screen.getByRole('button', { name: 'Seen! Now Ben' }))
  expect(onover).toHaveBeenCalledOnce()
  await rerender({ name: 'Cem' })
  await speaking('nl')
  expect(screen.getByRole('button').textContent).not.toContain('Seen')
  expect(screen.getByRole('button').textContent).toContain('Cem')
})
