import { render, screen } from '@testing-library/svelte'
import { flushSync, tick } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import type { TableInfo } from '../../wire/protocol'
import { speaking } from '../../words/speaking.stub'
import type { Match } from '../match/match.svelte'
import Substitute from './Substitute.svelte'

class FakeMatch {
  table = $state.raw({
    state: 'running',
    terms: { substitutes: 'anybody' },
    seats: [{ seat: 0, resigned: true, own: false }],
  } as unknown as TableInfo)
  mine = []
  proposals = $state.raw<{ kind: string }[]>([])
  substitute = vi.fn()
}

let match: FakeMatch

async function press(name: string): Promise<void> {
  screen.getByRole('button', { name }).click()
  await tick()
}

beforeEach(async () => {
  await speaking('en')
  match = new FakeMatch()
  render(Substitute, { match: match as unknown as Match, names: ['Ana'] })
})

test('who presses twice asks once; after a refusal they can ask again, in the language of now', async () => {
  let refuse: () => void = () => {}
  match.substitute.mockReturnValueOnce(new Promise<void>((done) => (refuse = done)))
  await press('Play on for Ana')
  await press('Play on for Ana')
  expect(match.substitute.mock.calls).toEqual([[0, null]])
  refuse()
  await vi.waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false))
  await speaking('nl')
  screen.getByRole('button', { name: 'Verder spelen voor Ana' }).click()
  expect(match.substitute).toHaveBeenCalledTimes(2)
})

test('a seat that was taken while the page was away is not offered', () => {
  match.table = { ...match.table, seats: [{ ...match.table.seats[0], resigned: false }] } as TableInfo
  flushSync()
  expect(screen.queryByRole('button')).toBeNull()
})
