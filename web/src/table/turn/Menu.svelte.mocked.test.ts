import { render, screen } from '@testing-library/svelte'
import { flushSync, tick } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { api } from '../../wire/api'
import { opening } from '../../frame/dialogs.stub'
import { speaking } from '../../words/speaking.stub'
import type { Match } from '../match/match.svelte'

const compact = vi.hoisted(() => ({ current: true }))
vi.mock('../windows', () => ({ compact, ample: { current: false }, keyboard: { current: true } }))
const { default: Menu } = await import('./Menu.svelte')
const { Controls } = await import('./controls.svelte')

const ana = { seat: 0, kind: 'guest', mine: true, own: true, resigned: false }
const ben = { seat: 1, kind: 'guest', mine: false, own: false, resigned: false }
const table = (state: string, ...seats: object[]) => ({ game: 'toy', state, host: true, seats, terms: {} })

class FakeMatch {
  id = 'T'
  table = $state.raw(table('running', ana, ben))
  steps = [{}, {}]
  looksBack = $state(true)
  watching = $state(false)
  acting = null
  curtain = false
  lingering = false
  hint: string | null = null
  conversation = { unread: 0 }
}

let match: FakeMatch
let controls: InstanceType<typeof Controls>
const named = (name: string | RegExp) => screen.queryByRole('button', { name })
const press = async (name: string) => {
  screen.getByRole('button', { name }).click()
  await tick()
}

beforeEach(async () => {
  opening()
  vi.spyOn(api, 'tableNotices').mockResolvedValue({ mode: null, everywhere: 'on', channels: 0 } as never)
  await speaking('en')
  match = new FakeMatch()
  controls = new Controls(match as unknown as Match)
  controls.dialog = 'menu'
  render(Menu, { match: match as unknown as Match, controls, names: ['Ana', 'Ben'], phrase: undefined })
})

test('looking back closes it and opens the panel', async () => {
  await press('Look back')
  expect([controls.dialog, controls.panel]).toEqual([null, 'replay'])
})

test('what is asked for takes its place, which its own end does not take back', async () => {
  await press('Resign')
  expect(controls.dialog).toBe('resign')
  document.querySelector('dialog')?.close()
  expect(controls.dialog).toBe('resign')
})

test('once the match is over, or one only watches, nothing of playing is offered any more', () => {
  expect([named('Resign') === null, named('When somebody is away') === null, named('Look back') === null]).toEqual([
    false,
    false,
    false,
  ])
  match.watching = true
  flushSync()
  expect([named('Resign'), named('When somebody is away')]).toEqual([null, null])
  match.watching = false
  match.table = table('over', ana, ben)
  flushSync()
  expect([named('Resign'), named('Look back')]).toEqual([null, null])
})

test('bots that stand in are proposed only if another player can agree', () => {
  const before = screen.getAllByRole('button').length
  match.table = table('running', ana, { ...ben, resigned: true })
  flushSync()
  expect(screen.getAllByRole('button').length).toBeLessThan(before)
})

test('it is shown in the present language', async () => {
  await speaking('nl')
  expect(named('Resign')).toBeNull()
})

test('a game that goes on has a link to invite with, for players and for people who watch', async () => {
  match.watching = true
  await tick()
  await press('Invite by link')
  expect(controls.dialog).toBe('invite')
  match.table = table('over', ana, ben)
  await tick()
  expect(named('Invite by link')).toBeNull()
})

test('the sound is pressed while it is on', async () => {
  const sound = () => screen.getByRole('button', { name: 'Sound' }).getAttribute('aria-pressed')
  const before = controls.audible
  expect(sound()).toBe(String(before))
  await press('Sound')
  expect([controls.audible, sound()]).toEqual([!before, String(!before)])
  await press('Sound')
  expect([controls.audible, sound()]).toEqual([before, String(before)])
})
