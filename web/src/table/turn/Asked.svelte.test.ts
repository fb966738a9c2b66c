import { render, screen } from '@testing-library/svelte'
import { flushSync, tick } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { opening } from '../../frame/dialogs.stub'
import type { Problem, Seat, TableInfo } from '../../wire/protocol'
import { speaking } from '../../words/speaking.stub'
import type { Match } from '../match/match.svelte'
import Asked from './Asked.svelte'
import { Controls } from './controls.svelte'

const seats = ['Ana', 'Ben', 'Eve'].map((name, seat) => ({ seat, kind: 'guest', name, mine: seat < 2, own: seat < 2 }) as Seat)

/** Ana and Ben share this device. */
class FakeMatch {
  table = { state: 'running', seats, sides: [0, 1, 2], turn: 2 } as unknown as TableInfo
  mine = seats.slice(0, 2)
  viewpoint = 0
  acting = $state.raw<Seat | null>(seats[0] ?? null)
  problem = $state.raw<Problem | null>(null)
  resign = vi.fn()
  change = vi.fn()
}

let match: FakeMatch
let controls: Controls

async function press(name: string): Promise<void> {
  screen.getByRole('button', { name }).click()
  await tick()
}
function ask(): void {
  controls.dialog = 'resign'
  flushSync()
}

beforeEach(async () => {
  opening()
  await speaking('en')
  match = new FakeMatch()
  controls = new Controls(match as unknown as Match)
  render(Asked, { match: match as unknown as Match, controls, names: ['Ana', 'Ben', 'Eve'], phrase: undefined })
})

test('who is asked whether they resign is who resigns, also once the turn has gone on, and only once', async () => {
  ask()
  match.acting = seats[1] ?? null
  flushSync()
  await press('Yes, I resign')
  expect([match.resign.mock.calls, screen.queryByRole('dialog')]).toEqual([[[0]], null])
})

test('who said no is forgotten: the next to be asked is who is to act then', async () => {
  ask()
  await press('No, play on')
  match.acting = seats[1] ?? null
  ask()
  expect(screen.getByRole('heading').textContent).toContain('Ben')
  await press('Yes, I resign')
  expect(match.resign.mock.calls).toEqual([[1]])
})

test('what was refused before is not shown beside it any more, and it is asked in the language of now', async () => {
  match.problem = { code: 'seat.not_yours', params: {} }
  ask()
  await speaking('nl')
  await press('Ja, ik geef op')
  expect([match.problem, match.resign.mock.calls.length]).toEqual([null, 1])
})

test.each([['claim'], ['cancel']] as const)(
  'what is asked about %s closes with the answer, so that it is sent once',
  async (dialog) => {
    controls.dialog = dialog
    flushSync()
    screen.getByRole('dialog').querySelector<HTMLButtonElement>('.warm')?.click()
    await tick()
    expect([match.change.mock.calls.length, controls.dialog]).toEqual([1, null])
  },
)
