import { render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import type { TableInfo } from '../../wire/protocol'
import { speaking } from '../../words/speaking.stub'
import type { Match } from '../match/match.svelte'
import Watching from './Watching.svelte'

const seat = (at: number, resigned = false) => ({ seat: at, resigned, own: false })
const table = (substitutes: string, ...resigned: boolean[]) =>
  ({ state: 'running', terms: { substitutes }, seats: resigned.map((gone, at) => seat(at, gone)) }) as unknown as TableInfo

class FakeMatch {
  table = $state.raw(table('asked', false, false))
  mine = $state.raw<object[]>([])
  proposals = $state.raw<{ kind: string }[]>([])
  substitute = vi.fn<(seat: number, name: string | null) => Promise<void>>()
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
  render(Watching, { match: match as unknown as Match, names: ['Ana', 'Bo'], onclose })
})

test('at a full table a spectator learns when they can have a seat; once a player resigned, they can ask', () => {
  expect(said()).toContain('All seats are taken')
  expect(ask()).toBeNull()
  match.table = table('asked', false, true)
  flushSync()
  expect(said()).toContain('A player has resigned')
  ask()?.click()
  expect(match.substitute).toHaveBeenCalledExactlyOnceWith(1, null)
  match.proposals = [{ kind: 'substitute' }]
  flushSync()
  expect(said()).toContain('The players decide')
  expect(ask()).toBeNull()
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
