import { render, screen } from '@testing-library/svelte'
import { flushSync, tick } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { api, Declined } from '../../wire/api'
import type { Problem, TableInfo } from '../../wire/protocol'
import { router } from '../../frame/router.svelte'
import { speaking } from '../../words/speaking.stub'
import type { Match } from '../match/match.svelte'
import Searching from './Searching.svelte'

const table = (more: object = {}) =>
  ({
    table: 'T',
    game: 'toy',
    state: 'waiting',
    players: 2,
    terms: {},
    fills_in: 60_000,
    starts_in: null,
    seats: [
      { seat: 0, kind: 'guest', name: 'Ana' },
      { seat: 1, kind: 'free' },
    ],
    ...more,
  }) as unknown as TableInfo

class FakeMatch {
  id = 'T'
  table = $state.raw(table())
  watching = $state(false)
  problem = $state.raw<Problem | null>(null)
  change = vi.fn(async (request: (...details: unknown[]) => Promise<TableInfo>, ...details: unknown[]) => {
    this.table = await request(...details)
    return true
  })
}

let match: FakeMatch
const quick = vi.spyOn(api, 'quick')
const go = vi.spyOn(router, 'go')
const again = () => screen.getByRole<HTMLButtonElement>('button', { name: /Look again|opnieuw/i })

async function press(): Promise<void> {
  again().click()
  await tick()
}

beforeEach(async () => {
  vi.spyOn(api, 'me').mockResolvedValue({ name: 'Ana', face: { animal: 'bear', colour: 'red' } } as never)
  quick.mockReset()
  go.mockReset().mockImplementation(() => {})
  await speaking('en')
  match = new FakeMatch()
  render(Searching, { match: match as unknown as Match })
})

test('who was away too long looks again once however often they press, and stays where they are found a seat', async () => {
  match.watching = true
  flushSync()
  let answer: (found: TableInfo) => void = () => {}
  quick.mockReturnValue(new Promise((given) => (answer = given)))
  await press()
  await press()
  expect(quick.mock.calls).toEqual([[{ game: 'toy', players: 2, terms: {} }]])
  answer(table({ fills_in: 30_000 }))
  await vi.waitFor(() => expect(match.table.fills_in).toBe(30_000))
  expect(go).not.toHaveBeenCalled()
})

test('after a refusal they can look again, in the language of now', async () => {
  match.watching = true
  flushSync()
  quick.mockRejectedValueOnce(new Declined({ code: 'server.broken', params: {} }))
  await press()
  await vi.waitFor(() => expect(match.problem?.code).toBe('server.broken'))
  await speaking('nl')
  expect(again().disabled).toBe(false)
  quick.mockResolvedValueOnce(table({ table: 'U' }))
  await press()
  await vi.waitFor(() => expect(go.mock.calls).toEqual([['/t/U', true]]))
})

test('a player who lost the seat while the page was away does not read that players are sought', () => {
  expect(screen.queryByRole('timer')).not.toBeNull()
  match.watching = true
  flushSync()
  expect(screen.queryByRole('timer')).toBeNull()
})
