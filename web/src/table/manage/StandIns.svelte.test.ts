import { fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { opening } from '../../frame/dialogs.stub'
import { speaking } from '../../words/speaking.stub'
import type { Match } from '../match/match.svelte'
import StandIns from './StandIns.svelte'

class FakeMatch {
  table = $state.raw({ stand_in: 30 })
  propose = vi.fn()
}

let match: FakeMatch
let close: () => void
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Propose it' })
const choose = (seconds: number) => fireEvent.change(screen.getByRole('combobox'), { target: { value: String(seconds) } })

beforeEach(async () => {
  opening()
  await speaking('en')
  match = new FakeMatch()
  const { unmount } = render(StandIns, { match: match as unknown as Match, onclose: () => close() })
  close = vi.fn(() => void unmount())
})

test('what holds already cannot be proposed; another time is proposed once, however often it is pressed', async () => {
  expect(button().disabled).toBe(true)
  await choose(120)
  const pressed = button()
  pressed.click()
  pressed.click()
  expect(match.propose.mock.calls).toEqual([['stand_in', { seconds: 120 }]])
  expect(close).toHaveBeenCalledOnce()
})

test('what was agreed while the page was away cannot be proposed again', async () => {
  await choose(120)
  match.table = { stand_in: 120 }
  flushSync()
  expect(button().disabled).toBe(true)
})

test('it is said in the language of now', async () => {
  const said = screen.getByRole('dialog').textContent
  await speaking('fr')
  expect(screen.getByRole('dialog').textContent).not.toBe(said)
  expect(screen.queryByRole('button', { name: 'Propose it' })).toBeNull()
})
