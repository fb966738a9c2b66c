import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { BOT_NAMES, type AnyWish } from '../wire/protocol'
import { speaking } from '../words/speaking.stub'
import SeatField from './SeatField.svelte'

const onchange = vi.fn<(seat: AnyWish) => void>()
const selects = () => screen.getAllByRole<HTMLSelectElement>('combobox')
const kinds = () => [...(selects()[0]?.options ?? [])].map((option) => option.value)
const bots = () => [...(selects()[1]?.options ?? [])].map((option) => option.value)
const become = (value: string, at = 0) => fireEvent.change(selects()[at] as Element, { target: { value } })
const usual = { number: 2, levels: [1, 2, 3], programs: [], before: [], hosted: true, name: '', onchange }
const field = (seat: AnyWish, more: object = {}) => render(SeatField, { ...usual, seat, ...more })

beforeEach(async () => {
  onchange.mockReset()
  await speaking('en')
})

test('one seat is the host’s: until then no seat is for a person at the same device', async () => {
  const { rerender } = field({ kind: 'friend' }, { hosted: false })
  expect(kinds()).toEqual(['me', 'friend', 'bot'])
  await rerender({ hosted: true })
  expect(kinds()).toEqual(['friend', 'bot', 'device'])
})

test('a game without bots offers none, unless the server has a program for it', async () => {
  const { rerender } = field({ kind: 'friend' }, { levels: [] })
  expect(kinds()).toEqual(['friend', 'device'])
  await rerender({ programs: ['engine'] })
  expect(kinds()).toEqual(['friend', 'bot', 'device'])
  await become('bot')
  expect(onchange.mock.calls).toEqual([[{ kind: 'program', program: 'engine' }]])
})

test('a bot begins at the second level, or at the only one', async () => {
  const { rerender } = field({ kind: 'friend' })
  await become('bot')
  expect(onchange.mock.lastCall).toEqual([{ kind: 'bot', level: 2 }])
  await rerender({ levels: [4] })
  await become('bot')
  expect(onchange.mock.lastCall).toEqual([{ kind: 'bot', level: 4 }])
})

test.each(['me', 'friend'] as const)('a seat becomes %s, and nothing of before stays with it', async (kind) => {
  field({ kind: 'device', name: 'Ben' }, { hosted: false })
  await become(kind)
  expect(onchange.mock.calls).toEqual([[{ kind }]])
})

test('a level of the game and a program of the server are chosen from one list', async () => {
  const { rerender } = field({ kind: 'bot', level: 3 }, { programs: ['engine'] })
  expect([bots(), selects()[1]?.value]).toEqual([['1', '2', '3', '=engine'], '3'])
  await become('=engine', 1)
  expect(onchange.mock.lastCall).toEqual([{ kind: 'program', program: 'engine' }])
  await rerender({ seat: { kind: 'program', program: 'engine' } })
  expect(selects().map((one) => one.value)).toEqual(['bot', '=engine'])
  await become('1', 1)
  expect(onchange.mock.lastCall).toEqual([{ kind: 'bot', level: 1 }])
})

test('no two bots at a table have the same name', () => {
  const called = BOT_NAMES[0]
  const names = (before: AnyWish[]) => {
    document.body.innerHTML = ''
    field({ kind: 'bot', level: 1 }, { before })
    return selects()[1]?.options[0]?.textContent
  }
  expect(names([])).toContain(called[0])
  expect(names([{ kind: 'bot', level: 2 }, { kind: 'friend' }])).toContain(called[0])
  expect(names([{ kind: 'bot', level: 1 }])).toContain(called[1])
})

test('a person at the same device has a name from the start, which can be changed', async () => {
  const { rerender } = field({ kind: 'friend' })
  await become('device')
  expect(onchange.mock.lastCall).toEqual([{ kind: 'device', name: 'Player 2' }])
  await rerender({ seat: { kind: 'device', name: 'Player 2' } })
  const input = screen.getByRole<HTMLInputElement>('textbox')
  expect([input.value, input.required]).toEqual(['Player 2', true])
  await fireEvent.input(input, { target: { value: 'Ben' } })
  expect(onchange.mock.lastCall).toEqual([{ kind: 'device', name: 'Ben' }])
})

test('the host’s name may stay empty, and is no longer than a name may be', async () => {
  field({ kind: 'me' }, { hosted: false, name: 'Ana' })
  const input = screen.getByRole<HTMLInputElement>('textbox')
  expect([input.value, input.required]).toEqual(['Ana', false])
  await fireEvent.input(input, { target: { value: 'A'.repeat(40) } })
  expect(input.value).toHaveLength(24)
  expect(onchange).not.toHaveBeenCalled()
})

test('the seat is named in the language of now, and keeps who sits there', async () => {
  field({ kind: 'bot', level: 3 })
  const text = () => document.querySelector('li')?.textContent ?? ''
  expect(text()).toContain('Seat 2')
  await speaking('nl')
  expect(text()).not.toContain('Seat 2')
  expect([selects().map((one) => one.value), onchange.mock.calls]).toEqual([['bot', '3'], []])
})
