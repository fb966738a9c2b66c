import { fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { house } from '../../frame/house'
import { api } from '../../wire/api'
import type { Problem, Seat, TableInfo } from '../../wire/protocol'
import { speaking } from '../../words/speaking.stub'
import type { Match } from '../match/match.svelte'
import { isAsked } from './consent'
import Consent from './Consent.svelte'

const ana = { seat: 0, kind: 'guest', name: 'Ana', own: true } as Seat
const ben = { seat: 1, kind: 'guest', name: 'Ben', own: false } as Seat
const table = (own = false, more: object = {}) =>
  ({ state: 'running', seats: [ana, ben], consents: { own, asked: 2 }, ...more }) as unknown as TableInfo

class FakeMatch {
  id = 'T'
  table = $state.raw<TableInfo>(table())
  problem = $state.raw<Problem | null>(null)
  change = vi.fn(async (request: (...details: unknown[]) => Promise<TableInfo>, ...details: unknown[]) => {
    this.table = await request(...details)
    return true
  })
}

let match: FakeMatch
const sent = vi.spyOn(api, 'consent')
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Researchers may use the moves/ })
const described = () => document.getElementById(box().getAttribute('aria-describedby') ?? '')?.textContent?.trim()

function becomes(next: TableInfo): void {
  match.table = next
  flushSync()
}

beforeEach(async () => {
  await speaking('en')
  match = new FakeMatch()
  sent.mockReset()
  render(Consent, { match: match as unknown as Match })
})

afterEach(() => {
  house.research = false
})

test('nobody has agreed unless they say so, and the box says what else it takes', async () => {
  expect(box().checked).toBe(false)
  const text = 'The game is given only if everybody who played agrees. Nobody sees what the others answer.'
  expect(described()).toBe(text)
  sent.mockResolvedValue(table(true))
  await fireEvent.click(box())
  await vi.waitFor(() => expect(box().checked).toBe(true))
  expect(sent.mock.calls).toEqual([['T', true]])
  expect(described()).toBe(text)
})

test('a yes can be taken back, after the end too, but nobody agrees after the end', async () => {
  becomes(table(true, { state: 'over' }))
  expect(box().disabled).toBe(false)
  sent.mockResolvedValue(table(false, { state: 'over' }))
  await fireEvent.click(box())
  await vi.waitFor(() => expect(box().checked).toBe(false))
  expect(sent.mock.calls).toEqual([['T', false]])
  expect(box().disabled).toBe(true)
})

test('after a refusal the box shows what holds', async () => {
  match.change.mockResolvedValue(false)
  await fireEvent.click(box())
  await vi.waitFor(() => expect(box().checked).toBe(false))
})

test('people on one device hear that one of them answers for all', () => {
  expect(described()).not.toContain('on this device')
  becomes(table(false, { seats: [ana, { ...ben, own: true }] }))
  expect(described()).toContain('You answer for everybody on this device.')
})

test('a player alone among bots reads nothing of others', () => {
  const alone = (own: boolean) => table(false, { consents: { own, asked: 1 } })
  becomes(alone(false))
  expect(described()).toBe('The game is given only if you agree.')
  becomes(alone(true))
  expect(described()).toBe('You agree, so the game is given.')
})

test('only players are asked, and only on a server that asks; a yes can be taken back on any', () => {
  expect([isAsked(null), isAsked(table()), isAsked(table(true))]).toEqual([false, false, true])
  house.research = true
  expect([isAsked(table()), isAsked(table(false, { consents: null }))]).toEqual([true, false])
  expect(isAsked(table(true, { state: 'cancelled' }))).toBe(false)
})
