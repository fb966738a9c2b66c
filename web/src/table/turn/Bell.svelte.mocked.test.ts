import { render, screen } from '@testing-library/svelte'
import { flushSync, tick } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { router } from '../../frame/router.svelte'
import { speaking } from '../../words/speaking.stub'
import type { Match } from '../match/match.svelte'

const push = vi.hoisted(() => ({ pushState: vi.fn(), turnOn: vi.fn() }))
vi.mock('../../notify/push', () => push)
const { default: Bell } = await import('./Bell.svelte')

const ana = { seat: 0, kind: 'guest', mine: true, present: true }
const ben = { seat: 1, kind: 'guest', mine: false, present: false }

class FakeMatch {
  table = $state.raw({ state: 'running', seats: [ana, ben] })
  steps = $state.raw([{ seat: null }, { seat: 0 }])
  mine = [ana]
  now = $state.raw({ turn: 1 })
  replay = null
}

let match: FakeMatch
const go = vi.spyOn(router, 'go')
const button = () => screen.queryByRole<HTMLButtonElement>('button')

async function press(): Promise<void> {
  screen.getByRole('button').click()
  await tick()
}

/** It is this seat's turn. */
async function turn(seat: number): Promise<void> {
  match.now = { turn: seat }
  flushSync()
  await tick()
}

beforeEach(async () => {
  push.pushState.mockReset().mockResolvedValue('off')
  push.turnOn.mockReset()
  go.mockReset().mockImplementation(() => {})
  await speaking('en')
  match = new FakeMatch()
  render(Bell, { match: match as unknown as Match })
  await screen.findByRole('button')
})

test('two presses ask for permission once, and the page says that it is done', async () => {
  let allow: (state: string) => void = () => {}
  push.turnOn.mockReturnValue(new Promise((given) => (allow = given)))
  await press()
  expect(button()?.disabled).toBe(true)
  await press()
  expect(push.turnOn).toHaveBeenCalledOnce()
  allow('on')
  expect((await screen.findByRole('status')).textContent).toContain('You will be notified')
})

test('after a failure the page about it is opened, and the button works', async () => {
  push.turnOn.mockRejectedValueOnce(new Error('no service')).mockResolvedValueOnce('on')
  await press()
  await vi.waitFor(() => expect(go.mock.calls).toEqual([['/notifications']]))
  await vi.waitFor(() => expect(button()?.disabled).toBe(false))
  await press()
  await screen.findByRole('status')
})

test('a guest who says no is asked again when they next wait, and the page does not say that all is done', async () => {
  push.turnOn.mockResolvedValueOnce('off').mockResolvedValueOnce('on')
  await press()
  await vi.waitFor(() => expect(button()).toBeNull())
  await turn(0)
  await turn(1)
  await press()
  await screen.findByRole('status')
  await turn(0)
  expect(screen.queryByRole('status')).toBeNull()
  await turn(1)
  expect((await screen.findByRole('button')).textContent).toContain('Notify me')
})

test('nobody is asked once the one who was away is back, or where nobody here has moved', async () => {
  match.table = { state: 'running', seats: [ana, { ...ben, present: true }] }
  flushSync()
  expect(button()).toBeNull()
  match.table = { state: 'running', seats: [ana, ben] }
  match.steps = [{ seat: null }, { seat: 1 }]
  flushSync()
  expect(button()).toBeNull()
})

test('it asks in the language of now', async () => {
  await speaking('nl')
  expect(button()?.textContent).not.toContain('Notify me')
})
