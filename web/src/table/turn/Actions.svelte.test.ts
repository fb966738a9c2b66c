import { render, screen } from '@testing-library/svelte'
import { flushSync, tick } from 'svelte'
import { beforeEach, expect, test } from 'vitest'
import { settings } from '../../settings/settings.svelte'
import { speaking } from '../../words/speaking.stub'
import type { Match } from '../match/match.svelte'
import Actions from './Actions.svelte'
import { Controls } from './controls.svelte'

const ana = { seat: 0, kind: 'guest', mine: true, own: true, resigned: false }
const ben = { seat: 1, kind: 'guest', mine: false, own: false, resigned: false }
const bot = { seat: 1, kind: 'bot', mine: false, own: false, resigned: false }
const table = (state: string, ...seats: object[]) => ({ game: 'toy', state, host: true, seats })

class FakeMatch {
  id = 'T'
  table = $state.raw<ReturnType<typeof table> | null>(table('running', ana, ben))
  steps = [{}, {}]
  watching = $state(false)
  hint: string | null = null
}

let match: FakeMatch
let controls: Controls
const named = (name: string) => screen.queryByRole('button', { name })
const press = async (name: string) => {
  screen.getByRole('button', { name }).click()
  await tick()
}

beforeEach(async () => {
  await speaking('en')
  settings.sound = true
  settings.soundWatching = false
  match = new FakeMatch()
  controls = new Controls(match as unknown as Match)
  render(Actions, { match: match as unknown as Match, controls })
})

test('the help closes at a second press, and says whether it is open', async () => {
  await press('Help')
  expect([controls.dialog, named('Help')?.getAttribute('aria-expanded')]).toEqual(['help', 'true'])
  await press('Help')
  expect([controls.dialog, named('Help')?.getAttribute('aria-expanded')]).toEqual([null, 'false'])
})

test('two presses of a question ask it once, and it can be asked again', async () => {
  await press('Resign')
  await press('Resign')
  expect(controls.dialog).toBe('resign')
  controls.dialog = null
  await press('Resign')
  expect(controls.dialog).toBe('resign')
  await press('Menu')
  expect(controls.dialog).toBe('menu')
})

test('sound is a setting of its own for players and for spectators', async () => {
  const pressed = () => named('Sound')?.getAttribute('aria-pressed')
  expect(pressed()).toBe('true')
  await press('Sound')
  expect([pressed(), settings.sound, settings.soundWatching]).toEqual(['false', false, false])
  match.watching = true
  await press('Sound')
  expect([pressed(), settings.sound, settings.soundWatching]).toEqual(['true', false, true])
  match.watching = false
  flushSync()
  expect(pressed()).toBe('false')
})

test('spectators cannot resign, and read that they are spectators', () => {
  expect([named('Resign') === null, screen.queryByText('You are watching')]).toEqual([false, null])
  match.watching = true
  flushSync()
  expect(named('Resign')).toBeNull()
  expect(screen.queryByText('You are watching')).not.toBeNull()
})

test('a match that ended while the page was away offers its proof instead of the menu', () => {
  // A page that reconnects has no table for a moment.
  match.table = null
  flushSync()
  expect(named('Resign')).toBeNull()
  match.table = table('over', ana, ben)
  flushSync()
  expect([named('Resign'), named('Menu')]).toEqual([null, null])
  expect(screen.getByRole('link', { name: 'Was the deal fair?' }).getAttribute('href')).toBe('/t/T/proof')
})

test('only the host of a table of bots alone may end it', async () => {
  expect(named('End this table')).toBeNull()
  match.table = table('running', { ...ana, resigned: true }, bot)
  flushSync()
  await press('End this table')
  expect(controls.dialog).toBe('cancel')
  match.table = { ...match.table, host: false }
  flushSync()
  expect(named('End this table')).toBeNull()
})

test('it follows the language', async () => {
  await speaking('nl')
  expect(named('Resign')).toBeNull()
  expect(screen.getByRole('group').getAttribute('aria-label')).toBe('Rond de tafel')
  expect(named('Geluid')).not.toBeNull()
})
