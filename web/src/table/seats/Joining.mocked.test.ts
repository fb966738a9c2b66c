import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Seat } from '../../wire/protocol'
import { settings } from '../../settings/settings.svelte'
import { words } from '../../words/words.svelte'
import Countdown from './Countdown.svelte'
import Joining from './Joining.svelte'
import type { Match } from '../match/match.svelte'

let known: string | null = null
const GAMES = [
  { game: 'toy', options: { properties: { cards: { type: 'integer', parameter: true }, loud: { type: 'boolean' } } } },
]
const WORDS = 'toy-name = Toy\ntoy-time = about 15 minutes\nduo-name = Duo\nduo-seat-0 = Red\nduo-seat-1 = Black\n'
vi.mock('../../words/served', () => ({ served: () => Promise.resolve(WORDS) }))
vi.mock('../../wire/api', () => ({
  api: { me: () => Promise.resolve({ name: known, face: null }), games: () => Promise.resolve(GAMES) },
}))

beforeAll(async () => {
  settings.language = 'en'
  await words.speak('en')
  await words.learn('toy', 'duo')
})

const seat = (at: number, kind = 'free') => ({ seat: at, kind, name: kind === 'guest' ? 'Ana' : '' }) as Seat
const join = vi.fn(() => Promise.resolve())

function invitation(
  game: string,
  seats: Seat[],
  sides = seats.map(({ seat: at }) => at),
  host: number | null = 0,
  options: Record<string, unknown> = {},
): void {
  join.mockClear()
  const table = { game, seats, sides, host_seat: host, players: seats.length, terms: {}, options }
  const match = { table, join } as unknown as Match
  render(Joining, { match, free: seats.filter(({ kind }) => kind === 'free') })
}

const buttons = () => screen.getAllByRole('button').map((button) => button.textContent?.trim())

test('it says who invites to what, how many play and for how long', () => {
  invitation('toy', [seat(0, 'guest'), seat(1)])
  expect(screen.getByRole('heading').textContent?.trim()).toBe('Ana invites you to play Toy')
  expect(screen.getByText(/2 players, about 15 minutes\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Rules' }).getAttribute('href')).toBe('/rules/toy')
})

test('how long a variant takes nobody knows', async () => {
  invitation('toy', [seat(0, 'guest'), seat(1)], [0, 1], 0, { loud: true, cards: 3 })
  await vi.waitFor(() => expect(screen.getByText(/2 players/).textContent).not.toContain('15 minutes'))
})

test('a host who does not play is not named', () => {
  invitation('toy', [seat(0), seat(1)], [0, 1], null)
  expect(screen.getByRole('heading').textContent?.trim()).toBe('You are invited to play Toy')
})

test('nor is one who chose no name', () => {
  invitation('toy', [{ ...seat(0, 'guest'), name: '' }, seat(1)])
  expect(screen.getByRole('heading').textContent?.trim()).toBe('You are invited to play Toy')
})

test('seats that are alike are one button', () => {
  invitation('toy', [seat(0, 'guest'), seat(1), seat(2)])
  expect(buttons()).toEqual(['Sit down and play'])
})

test('a role is named where the game has one', () => {
  invitation('duo', [seat(0), seat(1)], [0, 1], null)
  expect(buttons()).toEqual(['Sit down: Red', 'Sit down: Black'])
})

test('so is the team, once for each', () => {
  invitation('toy', [seat(0, 'guest'), seat(1), seat(2), seat(3)], [0, 1, 0, 1])
  expect(buttons()).toEqual(['Sit down: Triangle team', 'Sit down: Circle team'])
})

test('the name is sent with sitting down, and the one that is known already is not', async () => {
  known = 'Bo'
  invitation('toy', [seat(0, 'guest'), seat(1), seat(2)])
  const field = screen.getByLabelText<HTMLInputElement>('What shall we call you?')
  await vi.waitFor(() => expect(field.value).toBe('Bo'))
  await fireEvent.click(screen.getByRole('button'))
  expect(join).toHaveBeenLastCalledWith(null, null)
  await fireEvent.input(field, { target: { value: ' Bob ' } })
  await fireEvent.click(screen.getByRole('button'))
  expect(join).toHaveBeenLastCalledWith(null, 'Bob')
})

test('a countdown is spoken once and shown second by second', async () => {
  vi.useFakeTimers()
  try {
    render(Countdown, { left: 2500 })
    expect(screen.getByTestId('countdown').textContent).toBe('3')
    expect(screen.getByRole('status').textContent).toBe('Everybody is here: the game is about to begin.')
    await vi.advanceTimersByTimeAsync(1700)
    expect(screen.getByTestId('countdown').textContent).toBe('1')
    await vi.advanceTimersByTimeAsync(9000)
    expect(screen.getByTestId('countdown').textContent).toBe('1')
  } finally {
    vi.useRealTimers()
  }
})

test.each([
  ['everybody', false],
  ['players', true],
  ['nobody', true],
])('who may talk is said before sitting down, unless it is %s', (talk, said) => {
  const seats = [seat(0, 'guest'), seat(1)]
  const table = { game: 'toy', seats, sides: [0, 1], host_seat: 0, players: 2, terms: { talk }, options: {} }
  const { container } = render(Joining, { match: { table, join } as unknown as Match, free: [seat(1)] })
  expect(container.querySelector('.talk') !== null).toBe(said)
})
