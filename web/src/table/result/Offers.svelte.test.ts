import { fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import type { OfferKind, Problem, Seat, TableInfo } from '../../wire/protocol'
import { speaking } from '../../words/speaking.stub'
import type { Match } from '../match/match.svelte'
import Offers from './Offers.svelte'

const ana = { seat: 0, kind: 'guest', name: 'Ana', mine: true, own: true, present: true } as Seat
const ben = (present: boolean) => ({ seat: 1, kind: 'guest', name: 'Ben', present }) as Seat
const table = (more: object = {}) =>
  ({ table: 'T', state: 'over', next: null, revenge: true, seats: [ana, ben(true)], ...more }) as unknown as TableInfo

class FakeMatch {
  table = $state.raw(table())
  mine = [ana]
  watching = false
  offer = $state.raw<{ kind: OfferKind; by: number[] }>({ kind: 'none', by: [] })
  problem = $state.raw<Problem | null>(null)
  offerMatch = vi.fn()
}

let match: FakeMatch
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent.trim())

function offered(kind: OfferKind, ...by: number[]): void {
  match.offer = { kind, by }
  flushSync()
}

beforeEach(async () => {
  await speaking('en')
  match = new FakeMatch()
  render(Offers, { match: match as unknown as Match, names: ['Ana', 'Ben'] })
})

test('another match that is offered twice is offered once, and so is an answer', async () => {
  await press('Another game')
  await press('Another game')
  expect(match.offerMatch.mock.calls).toEqual([['rematch', 'wait']])
  offered('rematch', 1)
  await press('Agreed')
  await press('Agreed')
  expect(match.offerMatch.mock.calls).toHaveLength(2)
  await press('No, thanks')
  expect(match.offerMatch).toHaveBeenLastCalledWith('none', 'wait')
})

test('after a refusal, and once it was withdrawn, the same can be offered again', async () => {
  await press('Another game')
  match.problem = { code: 'database.away', params: {} }
  flushSync()
  await press('Another game')
  expect(match.offerMatch).toHaveBeenCalledTimes(2)
  offered('rematch', 0)
  offered('none')
  await press('Another game')
  expect(match.offerMatch).toHaveBeenCalledTimes(3)
})

test('a player who waits for one who is away may begin without them, as long as they are away', async () => {
  offered('rematch', 0)
  expect(buttons()).toEqual(['Withdraw'])
  match.table = table({ seats: [ana, ben(false)] })
  flushSync()
  await press('Without Ben: a bot plays')
  await press('Without Ben: leave the seat free')
  expect(match.offerMatch.mock.calls).toEqual([
    ['rematch', 'bot'],
    ['rematch', 'free'],
  ])
  match.table = table()
  flushSync()
  expect(buttons()).toEqual(['Withdraw'])
})

test('after a reconnect only the next match is left of an offer that was accepted meanwhile', () => {
  offered('rematch', 1)
  match.table = table({ next: 'U' })
  flushSync()
  expect([buttons(), screen.queryByRole('status')]).toEqual([[], null])
  expect(screen.getByRole('link').getAttribute('href')).toBe('/t/U')
})

test('what is offered, and each answer, is said in the language of now', async () => {
  offered('revenge', 1)
  const said = screen.getByRole('status').textContent
  await speaking('fr')
  expect(screen.getByRole('status').textContent).not.toBe(said)
  expect(buttons()).not.toContain('Agreed')
})

test('a player who agreed and left is not among those without whom to begin', async () => {
  const cy = { seat: 2, kind: 'guest', name: 'Cy', present: false } as Seat
  match.table = table({ seats: [ana, ben(false), cy] })
  offered('rematch', 0, 1)
  expect(screen.getAllByRole('button', { name: /Without/ })).toHaveLength(2)
  expect(document.querySelector('.gone')?.textContent).not.toContain('Ben')
  offered('rematch', 0, 1, 2)
  expect(buttons()).toEqual(['Withdraw'])
})
