import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { api, Declined, problemOf } from '../../wire/api'
import { opening } from '../../frame/dialogs.stub'
import type { Problem, TableInfo } from '../../wire/protocol'
import { speaking } from '../../words/speaking.stub'
import type { Match } from '../match/match.svelte'
import Change from './Change.svelte'

const table = {
  game: 'toy',
  players: 2,
  options: { long: false },
  terms: { fill: 60 },
  stand_in: 30,
  open: false,
  seats: [{ seat: 0, kind: 'guest', name: 'Ana' }],
} as unknown as TableInfo

class FakeMatch {
  id = 'T'
  table = $state.raw(table)
  problem = $state.raw<Problem | null>(null)
  change = vi.fn(async (request: (...details: unknown[]) => Promise<TableInfo>, ...details: unknown[]) => {
    try {
      this.table = await request(...details)
      this.problem = null
    } catch (thrown) {
      this.problem = problemOf(thrown)
    }
    return this.problem === null
  })
}

let match: FakeMatch
const onclose = vi.fn()
const changeTable = vi.spyOn(api, 'changeTable')
const problem = () => screen.getByRole('alert').textContent.trim()
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const save = () => fireEvent.submit(document.querySelector('form') as HTMLFormElement)

beforeEach(async () => {
  opening()
  for (const mock of [changeTable, onclose]) mock.mockReset()
  const options = { properties: { long: { type: 'boolean', default: false } } }
  vi.spyOn(api, 'games').mockResolvedValue([{ game: 'toy', levels: [1, 2], options }] as never)
  vi.spyOn(api, 'setup').mockResolvedValue({ problem: null, unfit: [], programs: [] } as never)
  await speaking('en')
  match = new FakeMatch()
  render(Change, { match: match as unknown as Match, onclose })
  await screen.findByRole('checkbox', { name: /long/i })
})

test('it begins with what holds; all of it is sent, and it closes', async () => {
  changeTable.mockResolvedValue(table)
  await fireEvent.click(box(/long/i))
  await fireEvent.click(box(/everybody/i))
  await save()
  await vi.waitFor(() => expect(onclose).toHaveBeenCalledOnce())
  expect(changeTable.mock.calls).toEqual([['T', { options: { long: true }, stand_in: 30, open: true, terms: { fill: 60 } }]])
})

test('after a refusal it says why in the language of now, keeps what was chosen, and can be saved', async () => {
  changeTable.mockRejectedValueOnce(new Declined({ code: 'server.broken', params: {} })).mockResolvedValueOnce(table)
  await fireEvent.click(box(/everybody/i))
  await save()
  await vi.waitFor(() => expect(problem()).not.toBe(''))
  const said = problem()
  expect(onclose).not.toHaveBeenCalled()
  await speaking('nl')
  expect(problem()).not.toBe(said)
  await save()
  await vi.waitFor(() => expect(onclose).toHaveBeenCalledOnce())
  expect(changeTable.mock.lastCall?.[1]).toMatchObject({ open: true })
  expect(problem()).toBe('')
})
