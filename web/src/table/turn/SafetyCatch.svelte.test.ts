import { render, screen } from '@testing-library/svelte'
import { flushSync, tick } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { opening } from '../../frame/dialogs.stub'
import type { GamePart } from '../../games/part'
import { settings } from '../../settings/settings.svelte'
import { speaking } from '../../words/speaking.stub'
import type { Match } from '../match/match.svelte'
import type { Question } from './question'
import SafetyCatch from './SafetyCatch.svelte'

class FakeMatch {
  latest = $state.raw<{ view: object } | null>({ view: { dear: 'a' } })
  now = { legal: ['a', 'b'] }
  asking = $state.raw<{ move: string; question: Question } | null>(null)
  question: (move: string) => Question | null = () => null
  confirmMove = vi.fn(() => (this.asking = null))
}

const part = { costly: (move: string, view: { dear?: string }) => (view.dear === move ? 'asked-title' : null) }
let match: FakeMatch

function ask(move: string): void {
  const question = match.question(move)
  if (question !== null) match.asking = { move, question }
  flushSync()
}

async function press(name: string): Promise<void> {
  screen.getByRole('button', { name }).click()
  await tick()
}

beforeEach(async () => {
  opening()
  settings.askBeforeMoves = false
  await speaking('en')
  match = new FakeMatch()
  render(SafetyCatch, { match: match as unknown as Match, names: ['Ana'], part: part as unknown as GamePart })
})

test('only a costly move is asked about, as the table is now; before every move where that is wished for', () => {
  expect([match.question('a')?.costly, match.question('b')]).toEqual([true, null])
  match.latest = { view: { dear: 'b' } }
  expect([match.question('a'), match.question('b')?.costly]).toEqual([null, true])
  settings.askBeforeMoves = true
  flushSync()
  expect(match.question('a')?.costly).toBe(false)
  settings.askBeforeMoves = false
  flushSync()
  expect(match.question('a')).toBeNull()
})

test('the answer is yes once, and no makes nothing', async () => {
  ask('a')
  await press('Play it')
  expect([match.confirmMove.mock.calls.length, screen.queryByRole('dialog')]).toEqual([1, null])
  ask('a')
  await press('Go back')
  expect([match.confirmMove.mock.calls.length, match.asking, screen.queryByRole('dialog')]).toEqual([1, null, null])
})

test('a question that is void is gone, and it is asked in the language of now', async () => {
  ask('a')
  await speaking('nl')
  expect(screen.queryByRole('button', { name: 'Play it' })).toBeNull()
  match.asking = null
  flushSync()
  expect(screen.queryByRole('dialog')).toBeNull()
})
