import { fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { api, problemOf } from '../../wire/api'
import { opening } from '../../frame/dialogs.stub'
import type { Problem, TableInfo } from '../../wire/protocol'
import { speaking } from '../../words/speaking.stub'
import type { Match } from '../match/match.svelte'
import HostMenu from './HostMenu.svelte'

const table = (more: object = {}) =>
  ({
    state: 'waiting',
    host: true,
    host_seat: 0,
    locked: false,
    terms: {},
    seats: ['Ana', 'Ben'].map((name, seat) => ({ seat, kind: 'guest', name, mine: seat === 0, own: seat === 0 })),
    ...more,
  }) as unknown as TableInfo

class FakeMatch {
  id = 'T'
  table = $state.raw(table())
  problem = $state.raw<Problem | null>(null)

  async change<Details extends unknown[]>(
    request: (...details: Details) => Promise<TableInfo>,
    ...details: Details
  ): Promise<boolean> {
    try {
      this.table = await request(...details)
      this.problem = null
    } catch (thrown) {
      this.problem = problemOf(thrown)
    }
    return this.problem === null
  }
}

let match: FakeMatch
const onclose = vi.fn()
const lock = vi.spyOn(api, 'lock')
const handOn = vi.spyOn(api, 'handOn')
const box = () => screen.getByRole<HTMLInputElement>('checkbox')
const problem = () => screen.getByRole('alert').textContent.trim()

beforeEach(async () => {
  opening()
  for (const mock of [lock, handOn, onclose]) mock.mockReset()
  await speaking('en')
  match = new FakeMatch()
  render(HostMenu, { match: match as unknown as Match, onclose })
})

test('who made another guest host has nothing to manage any more', async () => {
  handOn.mockResolvedValue(table({ host: false, host_seat: 1 }))
  await fireEvent.click(screen.getByRole('button', { name: /Make host/ }))
  await vi.waitFor(() => expect(onclose).toHaveBeenCalledOnce())
  expect(handOn.mock.calls).toEqual([['T', 1]])
})

test('a box whose change was refused shows what holds, says why, and can be ticked again', async () => {
  lock.mockRejectedValueOnce(new Error()).mockResolvedValueOnce(table({ locked: true }))
  await fireEvent.click(box())
  await vi.waitFor(() => expect(problem()).not.toBe(''))
  const said = problem()
  expect(box().checked).toBe(false)
  await speaking('nl')
  expect(problem()).not.toBe(said)
  await fireEvent.click(box())
  await vi.waitFor(() => expect(problem()).toBe(''))
  expect(box().checked).toBe(true)
})

test('seats that changed while the page was away are those that are shown', () => {
  match.table = table({
    seats: [
      { seat: 0, kind: 'guest', name: 'Ana' },
      { seat: 1, kind: 'free', name: '' },
    ],
  })
  flushSync()
  expect(screen.queryByRole('button', { name: /Make host/ })).toBeNull()
  expect(screen.getByRole('button', { name: /Fill with bots/ })).toBeTruthy()
})
