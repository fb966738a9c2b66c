import { fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '../../wire/api'
import { opening } from '../../frame/dialogs.stub'
import type { Seat, TableInfo } from '../../wire/protocol'
import { speaking } from '../../words/speaking.stub'
import type { Match } from '../match/match.svelte'
import Waiting from './Waiting.svelte'

const ana = { seat: 0, kind: 'guest', name: 'Ana', mine: true, own: true } as Seat
const ben = { seat: 1, kind: 'guest', name: 'Ben' } as Seat
const free = (seat: number) => ({ seat, kind: 'free', name: '' }) as Seat
const table = (more: object = {}) =>
  ({
    state: 'waiting',
    host: true,
    terms: {},
    starts_in: null,
    fills_in: null,
    seats: [ana, free(1)],
    ...more,
  }) as unknown as TableInfo

class FakeMatch {
  id = 'T'
  table = $state.raw(table())
  mine = $state.raw([ana])
  happened = []
  you = 0
  change = vi.fn((request: (...details: unknown[]) => Promise<TableInfo>, ...details: unknown[]) => request(...details))
}

let match: FakeMatch
const requests = { start: vi.spyOn(api, 'start'), fill: vi.spyOn(api, 'fill'), swap: vi.spyOn(api, 'swap') }
const button = (name: string) => screen.queryByRole('button', { name })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

function becomes(more: object): void {
  match.table = table(more)
  flushSync()
}

beforeEach(async () => {
  opening()
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] })
  for (const request of Object.values(requests)) request.mockReset().mockResolvedValue(table())
  await speaking('en')
  match = new FakeMatch()
  render(Waiting, { match: match as unknown as Match })
})

afterEach(() => {
  vi.useRealTimers()
})

test('what is pressed here is a change of the table, of which one is sent at a time', async () => {
  await press('Fill with bots now')
  becomes({ seats: [ana, ben] })
  await press('Start the game')
  expect([requests.fill.mock.calls, requests.start.mock.calls]).toEqual([[['T']], [['T']]])
  expect(match.change).toHaveBeenCalledTimes(2)
})

test('a guest may take a free seat instead of their own, as the seats are now', async () => {
  becomes({ host: false, seats: [ana, free(1), free(2)] })
  await press('Sit on seat 3 instead')
  expect(requests.swap.mock.calls).toEqual([['T', 0, 2]])
  becomes({ host: false, seats: [ana, ben, free(2)] })
  expect([button('Sit on seat 2 instead') === null, button('Sit on seat 3 instead') === null]).toEqual([true, false])
})

test('the time until bots come is right from its first second, and counts down', () => {
  vi.advanceTimersByTime(300_000)
  becomes({ fills_in: 60_000 })
  expect(screen.getByRole('timer').textContent).toMatch(/\b1:00\b/)
  vi.advanceTimersByTime(15_000)
  flushSync()
  expect(screen.getByRole('timer').textContent).toMatch(/\b0:45\b/)
})

test('a table that filled up, or that starts, while the page was away counts no seconds and asks for no start', () => {
  becomes({ fills_in: 60_000, seats: [ana, ben] })
  expect(screen.queryByRole('timer')).toBeNull()
  expect(button('Start the game')).not.toBeNull()
  becomes({ starts_in: 3000, seats: [ana, ben] })
  expect([button('Start the game'), button('Fill with bots now')]).toEqual([null, null])
})

test('who is host no longer is offered nothing of the host, in the language of now', async () => {
  await speaking('nl')
  expect([button('Manage the table'), button('Fill with bots now')]).toEqual([null, null])
  expect(screen.getAllByRole('button')).toHaveLength(2)
  becomes({ host: false, seats: [ana, ben] })
  expect(screen.queryAllByRole('button')).toEqual([])
})
