import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import type { TableInfo } from '../../wire/protocol'
import { speaking } from '../../words/speaking.stub'
import type { Match } from '../match/match.svelte'
import Watching from './Watching.svelte'

const seat = (at: number, resigned = false, kind = 'guest') => ({ seat: at, resigned, own: false, kind })
const table = (substitutes: string, ...resigned: boolean[]) =>
  ({ state: 'running', terms: { substitutes }, seats: resigned.map((gone, at) => seat(at, gone)) }) as unknown as TableInfo

class FakeMatch {
  table = $state.raw(table('asked', false, false))
  mine = $state.raw<object[]>([])
  proposals = $state.raw<{ kind: string; n: number; own: boolean }[]>([])
  happened = $state.raw<{ kind: string; params: Record<string, unknown> }[]>([])
  substitute = vi.fn<(seat: number, name: string | null) => Promise<boolean>>()
  answerProposal = vi.fn<(proposal: { kind: string }, agree: boolean) => void>()
  get watching(): boolean {
    return this.mine.length === 0
  }
}

let match: FakeMatch
const onclose = vi.fn<() => void>()
const said = () => screen.getByRole('status').textContent
const ask = () => screen.queryByRole('button', { name: /Ask to play on/ })

beforeEach(async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  await speaking('en')
  onclose.mockReset()
  match = new FakeMatch()
  render(Watching, { match: match as unknown as Match, names: ['Ana', 'Tom'], onclose })
})

test('at a full table a spectator learns when they can have a seat; once a player resigned, they can ask', () => {
  expect(said()).toContain('All seats are taken')
  expect(ask()).toBeNull()
  match.table = table('asked', false, true)
  flushSync()
  expect(said()).toContain('A player has resigned')
  ask()?.click()
  expect(match.substitute).toHaveBeenCalledExactlyOnceWith(1, null)
  match.proposals = [{ kind: 'substitute', n: 3, own: false }]
  flushSync()
  expect(said()).toContain('The players decide')
  expect(ask()).toBeNull()
})

/** A table of Ana and the bot Tom. */
function withBot(substitutes = 'asked'): void {
  match.table = { ...table(substitutes), seats: [seat(0), seat(1, false, 'bot')] } as unknown as TableInfo
  flushSync()
}

const askTom = () => screen.queryByRole('button', { name: 'Ask for the seat of Tom' })

test('a spectator may ask for the seat of a bot, withdraw, and ask again; after a refusal they may not', async () => {
  match.substitute.mockResolvedValue(true)
  withBot()
  expect(said()).toContain('Bots play here too')
  const request = { kind: 'substitute', n: 3, own: true }
  for (const answer of ['withdrawn', 'refused']) {
    askTom()?.click()
    expect(match.substitute).toHaveBeenLastCalledWith(1, null)
    match.proposals = [request]
    const withdraw = await screen.findByRole('button', { name: 'Withdraw' })
    expect(askTom()).toBeNull()
    if (answer === 'refused') match.happened = [{ kind: 'refused', params: { what: 'substitute' } }]
    else withdraw.click()
    match.proposals = []
    flushSync()
    expect(askTom() === null).toBe(answer === 'refused')
  }
  expect(match.answerProposal).toHaveBeenCalledExactlyOnceWith(request, false)
  expect(said()).toContain('The players did not agree')
})

test('who closed and opened the dialog again may still withdraw their request, and learns of a refusal', async () => {
  cleanup()
  withBot()
  match.happened = [{ kind: 'refused', params: { what: 'substitute' } }]
  match.proposals = [{ kind: 'substitute', n: 4, own: true }]
  render(Watching, { match: match as unknown as Match, names: ['Ana', 'Tom'], onclose })
  await fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
  expect(match.answerProposal).toHaveBeenCalledExactlyOnceWith({ kind: 'substitute', n: 4, own: true }, false)
  match.proposals = [{ kind: 'substitute', n: 5, own: true }]
  flushSync()
  match.happened = [...match.happened, ...match.happened]
  flushSync()
  match.proposals = []
  flushSync()
  expect(said()).toContain('The players did not agree')
})

test('the request of another spectator cannot be withdrawn here, and bots alone give no seat', () => {
  withBot()
  match.proposals = [{ kind: 'substitute', n: 3, own: false }]
  flushSync()
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull()
  match.proposals = []
  match.table = { ...table('asked'), seats: [seat(0, false, 'bot'), seat(1, false, 'bot')] } as unknown as TableInfo
  flushSync()
  expect(said()).toContain('All seats are taken')
  expect(askTom()).toBeNull()
  withBot('nobody')
  expect(askTom()).toBeNull()
})

test('a table that takes no substitutes says so and offers no seat', () => {
  match.table = table('nobody', true, false)
  flushSync()
  expect(said()).toContain('nobody takes over a seat')
  expect(screen.queryByRole('button', { name: /play on/i })).toBeNull()
})

test('who gets the seat watches no longer, and the dialog closes', () => {
  match.mine = [{}]
  flushSync()
  expect(onclose).toHaveBeenCalled()
})

test('who withdrew their request was not refused, whomever the players refuse afterwards', async () => {
  withBot()
  match.proposals = [{ kind: 'substitute', n: 3, own: true }]
  flushSync()
  await fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
  match.proposals = []
  match.happened = [{ kind: 'refused', params: { what: 'substitute' } }]
  flushSync()
  expect(said()).not.toContain('The players did not agree')
  expect(askTom()).not.toBeNull()
})
