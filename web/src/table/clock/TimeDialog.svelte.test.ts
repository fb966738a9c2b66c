import { fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { api } from '../../wire/api'
import { opening } from '../../frame/dialogs.stub'
import type { Problem, TableInfo } from '../../wire/protocol'
import { speaking } from '../../words/speaking.stub'
import type { Match } from '../match/match.svelte'
import TimeDialog from './TimeDialog.svelte'

const DAY = 24 * 3600 * 1000
const at = (days: number) =>
  ({
    state: 'running',
    turn: null,
    at: 0,
    deadline: null,
    seats: [{ seat: 0, kind: 'guest', name: 'Ana', mine: true, own: true }],
    terms: { clock: { kind: 'days', days: 2 } },
    clocks: { vacations: [days * DAY], away: [null], paused: null },
  }) as unknown as TableInfo

class FakeMatch {
  id = 'T'
  table = $state.raw(at(14))
  problem = $state.raw<Problem | null>(null)
  ahead = $state<string | null>(null)
  mine = [{ seat: 0 }]
  now = { ahead: ['a', 'b'], turn: 0 }
  latest = null
  watching = false
  proposals = []
  propose = vi.fn()
  change = vi.fn((request: (...details: unknown[]) => unknown, ...details: unknown[]) => request(...details))
  sayAhead = vi.fn()
}

let match: FakeMatch
const onclose = vi.fn()
const vacation = vi.spyOn(api, 'vacation')
const select = () => screen.getByRole<HTMLSelectElement>('combobox')
const leave = () => fireEvent.click(screen.getByRole('button', { name: 'Go on holiday' }))

beforeEach(async () => {
  opening()
  onclose.mockReset()
  vacation.mockReset().mockResolvedValue(at(14))
  await speaking('en')
  match = new FakeMatch()
  render(TimeDialog, { match: match as unknown as Match, names: ['Ana'], phrase: undefined, onclose })
})

test('of a vacation no more is asked for than what is left now, whatever was chosen before', async () => {
  await fireEvent.change(select(), { target: { value: '14' } })
  match.table = at(3)
  flushSync()
  expect(select().value).toBe('3')
  await leave()
  expect(vacation.mock.calls).toEqual([['T', 3]])
})

test('what was chosen is asked for', async () => {
  await fireEvent.change(select(), { target: { value: '5' } })
  await leave()
  expect(vacation.mock.calls).toEqual([['T', 5]])
})

test('a move that could not be said ahead is not the one that is shown, and can be chosen again', async () => {
  const [none, first] = screen.getAllByRole<HTMLInputElement>('radio')
  await fireEvent.click(first as HTMLInputElement)
  await Promise.resolve()
  expect([none?.checked, first?.checked]).toEqual([true, false])
  match.sayAhead.mockImplementation((move: string) => (match.ahead = move))
  await fireEvent.click(first as HTMLInputElement)
  await vi.waitFor(() => expect([match.sayAhead.mock.lastCall, first?.checked]).toEqual([['a'], true]))
})

test('a refusal is said in the language of now', async () => {
  match.problem = { code: 'vacation.often', params: {} }
  flushSync()
  expect(screen.getByRole('alert').textContent).toContain('holiday')
  await speaking('nl')
  expect(screen.getByRole('alert').textContent).toContain('vakantie')
})

test('a pause is proposed once: the dialog closes with it', async () => {
  await fireEvent.click(screen.getByRole('button', { name: /pause/i }))
  expect([match.propose.mock.calls, onclose.mock.calls.length]).toEqual([[['pause', {}]], 1])
})

test('once a vacation is over another one can be begun, and nothing says that it lasts', () => {
  const until = (time: number) => ({ ...at(14), at: 1_000, clocks: { ...at(14).clocks, away: [time] } }) as unknown as TableInfo
  const names = () => screen.getAllByRole('button').map((button) => button.textContent.trim())
  match.table = until(1_000 + DAY)
  flushSync()
  expect(names()).toContain('I am back from holiday')
  expect(names()).not.toContain('Go on holiday')
  match.table = until(999)
  flushSync()
  expect(names()).toContain('Go on holiday')
  expect(document.querySelector('ul')?.textContent ?? '').not.toContain('Ana')
})
