import { fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Problem, ProposalInfo } from '../../wire/protocol'
import { speaking } from '../../words/speaking.stub'
import type { Match } from '../match/match.svelte'
import Proposals from './Proposals.svelte'

const pause = (more: Partial<ProposalInfo> = {}): ProposalInfo => ({
  kind: 'pause',
  n: 1,
  own: false,
  seat: 1,
  name: 'Ben',
  params: {},
  at: 0,
  agreed: [1],
  asked: [0, 1],
  ...more,
})

class FakeMatch {
  mine = [{ seat: 0 }]
  proposals = $state.raw<ProposalInfo[]>([])
  problem = $state.raw<Problem | null>(null)
  answerProposal = vi.fn()
}

let match: FakeMatch

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const named = (name: string) => screen.queryByRole('button', { name }) !== null

beforeEach(async () => {
  await speaking('en')
  match = new FakeMatch()
  match.proposals = [pause()]
  render(Proposals, { match: match as unknown as Match, names: ['Ana', 'Ben'] })
})

test('an answer that is pressed twice is sent once; who changes their mind may say so', async () => {
  await press('Agreed')
  await press('Agreed')
  expect(match.answerProposal.mock.calls).toEqual([[pause(), true]])
  await press('No, thanks')
  expect(match.answerProposal).toHaveBeenLastCalledWith(pause(), false)
})

test('after a refusal the same answer can be given again', async () => {
  await press('Agreed')
  match.problem = { code: 'database.away', params: {} }
  flushSync()
  match.problem = null
  flushSync()
  await press('Agreed')
  expect(match.answerProposal).toHaveBeenCalledTimes(2)
})

test('what was settled while the page was away is gone after a reconnect', () => {
  match.proposals = []
  flushSync()
  expect(screen.queryAllByRole('button')).toEqual([])
})

test('who has agreed is not asked again, and the next proposal of the kind can be answered', async () => {
  await press('Agreed')
  match.proposals = [pause({ agreed: [0, 1], asked: [0, 1, 2] })]
  flushSync()
  expect([named('Agreed'), named('Withdraw')]).toEqual([false, false])
  match.proposals = [pause({ n: 2 })]
  flushSync()
  await press('Agreed')
  expect(match.answerProposal).toHaveBeenCalledTimes(2)
})

test('what is proposed, and each answer, is said in the language of now', async () => {
  await speaking('nl')
  expect(document.querySelector('[aria-live]')?.textContent).toMatch(/Ben.*pauze/)
  expect(named('Agreed')).toBe(false)
})

test('the list opens once for each proposal to answer, and stays closed for the one that was seen', async () => {
  const opens = vi.fn()
  HTMLElement.prototype.showPopover = opens
  match.proposals = [pause({ n: 7 })]
  flushSync()
  expect(opens).toHaveBeenCalledOnce()
  match.proposals = [pause({ n: 7, asked: [0, 1, 2] })]
  flushSync()
  expect(opens).toHaveBeenCalledOnce()
  match.proposals = [pause({ n: 7 }), pause({ kind: 'stand_in', n: 8, params: { seconds: 60 } })]
  flushSync()
  expect(opens).toHaveBeenCalledTimes(2)
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
})
