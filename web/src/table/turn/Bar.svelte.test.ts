import { fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { own } from '../../own/own.svelte'
import { speaking } from '../../words/speaking.stub'
import type { Match } from '../match/match.svelte'
import Bar from './Bar.svelte'
import { Controls } from './controls.svelte'

class FakeMatch {
  id = 'T'
  legal = $state.raw<string[]>([])
  sending = false
  slow = false
  replay = null
  now = { ply: 1 }
  undoable = null
  hint = null
  watching = $state(false)
  amongBots = $state(false)
  steps = $state.raw<object[]>([{}])
  conversation = $state({ unread: 0 })
  table = $state.raw({ state: 'running', seats: [], terms: { help: { hints: false, take_back: false, look_back: true } } })
  board = { catchUp: vi.fn() }
}

let match: FakeMatch
let controls: Controls
let unmount: () => void
const names = () => screen.getAllByRole('button').map((button) => button.textContent.replace(/\s+/g, ' ').trim())
const button = (name: RegExp) => screen.getByRole('button', { name })

beforeEach(async () => {
  await speaking('en')
  own.awaits([])
  match = new FakeMatch()
  controls = new Controls(match as unknown as Match)
  ;({ unmount } = render(Bar, { match: match as unknown as Match, controls }))
})
afterEach(() => own.awaits([]))

test('the page makes room for the bar as long as it is there', () => {
  const { classList } = document.documentElement
  expect(classList.contains('barred')).toBe(true)
  unmount()
  expect(classList.contains('barred')).toBe(false)
})

test('each button opens its panel instead of the other one, and closes it when it is pressed again', async () => {
  const open = () => [/Log/, /Chat/].map((name) => button(name).getAttribute('aria-expanded'))
  await fireEvent.click(button(/Log/))
  expect([controls.panel, open()]).toEqual(['log', ['true', 'false']])
  await fireEvent.click(button(/Chat/))
  expect([controls.panel, open()]).toEqual(['talk', ['false', 'true']])
  await fireEvent.click(button(/Chat/))
  expect([controls.panel, open()]).toEqual([null, ['false', 'false']])
})

test('only what there is can be opened: no log before the first step, no chat among bots', () => {
  match.steps = []
  match.amongBots = true
  flushSync()
  expect(names()).toEqual(['Menu'])
  match.steps = [{}]
  match.amongBots = false
  flushSync()
  expect(names()).toEqual(['Log', 'Chat', 'Menu'])
})

test('a spectator can open what they may know, and no longer once they have a seat', async () => {
  expect(screen.queryByRole('button', { name: 'You are watching' })).toBeNull()
  match.watching = true
  flushSync()
  await fireEvent.click(button(/You are watching/))
  expect(controls.dialog).toBe('watching')
  match.watching = false
  flushSync()
  expect(screen.queryByRole('button', { name: 'You are watching' })).toBeNull()
})

test('new messages are counted beside the chat alone, until they are read', () => {
  match.conversation.unread = 2
  flushSync()
  expect(names()).toEqual(['Log', 'Chat 22 new messages', 'Menu'])
  match.conversation.unread = 0
  flushSync()
  expect(names()).toEqual(['Log', 'Chat', 'Menu'])
})

test('the menu counts the other tables that wait, and not this one', async () => {
  own.awaits(['T'])
  flushSync()
  expect(names().at(-1)).toBe('Menu')
  own.awaits(['U', 'T', 'V'])
  flushSync()
  expect(names().at(-1)).toBe('Menu 2It’s your turn at 2 tables.')
  await fireEvent.click(button(/Menu/))
  expect(controls.dialog).toBe('menu')
})

test('the buttons are in the language of now', async () => {
  match.conversation.unread = 1
  await speaking('fr')
  expect(names()).toEqual(['Récit', 'Discussion 11 nouveau message', 'Menu'])
})

test('a guest reads that they watch only if no seat is free for them', () => {
  unmount()
  const ana = { seat: 0, kind: 'guest' }
  const watched = $state({
    id: 'T',
    watching: true,
    amongBots: false,
    steps: [] as object[],
    legal: [],
    undoable: null,
    replay: null,
    now: null,
    conversation: { unread: 0 },
    table: { state: 'waiting', terms: {}, seats: [ana, { seat: 1, kind: 'free' }] },
  })
  render(Bar, { match: watched as unknown as Match, controls: new Controls(watched as unknown as Match) })
  const watches = () => {
    flushSync()
    return screen.queryByRole('button', { name: 'You are watching' }) !== null
  }
  expect(watches()).toBe(false)
  watched.table.seats[1] = { seat: 1, kind: 'guest' }
  expect(watches()).toBe(true)
  watched.table.seats[1] = { seat: 1, kind: 'free' }
  expect(watches()).toBe(false)
  watched.table.state = 'running'
  expect(watches()).toBe(true)
})
