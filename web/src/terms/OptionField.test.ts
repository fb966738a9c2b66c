import { render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test } from 'vitest'
import type { Unfit } from '../wire/protocol'
import { speaking } from '../words/speaking.stub'
import OptionField from './OptionField.svelte'

const seats = ['chance', '0', '1', '2', '3']
const against = (value: string, other: string): Unfit => ({ option: 'starter', value, names: ['starter', other] })
const field = (unfit: Unfit[], choices = seats, value: unknown = 'chance') =>
  render(OptionField, {
    game: 'toy',
    name: 'starter',
    schema: { enum: choices },
    value,
    unfit,
    players: 2,
    options: {},
    label: (option: string) => option,
    onchange: () => {},
  } as never)
const shown = () => screen.getAllByRole('radio').length

beforeEach(() => speaking('en'))

test('seats that a smaller match does not have are left out', () => {
  field([against('2', 'players'), against('3', 'players')])
  expect(shown()).toBe(3)
})

test('a value that another option rules out is shown with the reason', () => {
  field([against('2', 'turns'), against('3', 'players')])
  expect(shown()).toBe(4)
})

test('if hardly a choice would be left, all are shown with the reason', () => {
  field([against('2', 'players'), against('3', 'players')], ['chance', '2', '3'])
  expect(shown()).toBe(3)
})

test('the chosen value stays in sight', () => {
  field([against('2', 'players'), against('3', 'players')], seats, '3')
  expect(shown()).toBe(4)
})

test('a number that no variant changes is no reason', () => {
  field([{ option: 'starter', value: '2', names: ['starter', 'hand', 'players'] }])
  expect(document.body.textContent).not.toContain('undefined')
  expect(screen.getByText('Not with 2 players.')).toBeTruthy()
})
