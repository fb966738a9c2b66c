import { fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync, tick } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { Declined } from '../wire/api'
import { speaking } from '../words/speaking.stub'
import type { Match } from './match/match.svelte'
import { Conversation } from './talk/conversation.svelte'
import { Controls } from './turn/controls.svelte'

vi.mock('../motion/rest', () => ({ atRest: () => Promise.resolve() }))
const { default: Lower } = await import('./Lower.svelte')

class FakeMatch {
  table = $state.raw({ state: 'running', seats: [], terms: {} })
  steps = []
  happened = []
  takenBack = []
  replay = null
  shown = null
  you = null
  watching = false
  legal = ['move 0', 'move 1', 'move 2', 'move 3', 'move 4']
  latest = { view: {} }
  now = $state.raw({ ply: 1, more: false })
  hint = $state<string | null>(null)
  sending = false
  conversation = new Conversation()
  advise = vi.fn()
  play = vi.fn()
  say = vi.fn()
}

let match: FakeMatch
let controls: Controls
let unmount: () => void

const over = () => document.documentElement.style.getPropertyValue('--over')
const headings = () => screen.queryAllByRole('heading').map((one) => one.textContent)

async function open(panel: 'hints' | 'log' | 'talk' | null): Promise<void> {
  controls.open(panel)
  flushSync()
  await tick()
}

beforeEach(async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  )
  await speaking('en')
  match = new FakeMatch()
  controls = new Controls(match as unknown as Match)
  ;({ unmount } = render(Lower, { match: match as unknown as Match, controls, names: [], part: null }))
})

test('one panel is open at a time, in the language of now', async () => {
  expect(headings()).toEqual([])
  await open('log')
  expect(headings()).toEqual(['Log'])
  await open('talk')
  expect(headings()).toEqual(['Chat'])
  await open('hints')
  expect(headings()).toEqual(['What could I do?'])
  await speaking('nl')
  expect(headings()).toEqual(['Wat kan ik doen?'])
})

test.each([['log'], ['talk'], ['hints']] as const)('%s is closed by its button and by Escape, and opens again', async (panel) => {
  for (const close of [
    () => fireEvent.click(screen.getByRole('button', { name: 'Close' })),
    () => fireEvent.keyDown(screen.getAllByRole('button')[0] as HTMLElement, { key: 'Escape' }),
  ]) {
    await open(panel)
    await close()
    await tick()
    expect([controls.panel, headings()]).toEqual([null, []])
  }
})

test('the hint goes with its panel, however the panel is closed', async () => {
  for (const next of ['log', null] as const) {
    await open('hints')
    match.hint = 'move 1'
    await open(next)
    expect(match.hint).toBeNull()
  }
  match.hint = 'move 1'
  await open('talk')
  expect(match.hint).toBe('move 1')
})

test('the page leaves room for the hints only while they are open', async () => {
  expect(over()).toBe('')
  await open('hints')
  expect(over()).toMatch(/px$/)
  await open('log')
  expect(over()).toBe('')
  await open('hints')
  unmount()
  expect(over()).toBe('')
})

test('a refused question for a hint can be put again, and the panel stays open', async () => {
  match.advise.mockRejectedValueOnce(new Declined({ code: 'server.broken', params: {} }))
  match.advise.mockResolvedValueOnce({ move: 'move 3', reason: null })
  await open('hints')
  await fireEvent.click(screen.getByRole('button', { name: 'Show me a good move' }))
  await screen.findByRole('alert')
  await fireEvent.click(screen.getByRole('button', { name: 'Show me a good move' }))
  await vi.waitFor(() => expect(match.hint).toBe('move 3'))
  expect([match.advise.mock.calls.length, headings()]).toEqual([2, ['What could I do?']])
})

test('a reconnect leaves the open panel and the line that is being typed', async () => {
  await open('talk')
  const field = screen.getByRole<HTMLInputElement>('textbox')
  await fireEvent.input(field, { target: { value: 'almost rea' } })
  field.focus()
  match.table = { state: 'running', seats: [], terms: {} }
  match.now = { ply: 2, more: false }
  match.conversation.start([], [])
  flushSync()
  const still = screen.getByRole<HTMLInputElement>('textbox')
  expect([headings(), still === field, still.value, document.activeElement === field]).toEqual([
    ['Chat'],
    true,
    'almost rea',
    true,
  ])
})

test('a new hint brings the marked parts of the board into view, and not once the panel is closed', async () => {
  const board = document.body.appendChild(document.createElement('div'))
  board.className = 'board'
  const lit = board.appendChild(document.createElement('p'))
  lit.className = 'hinted'
  lit.scrollIntoView = vi.fn()
  await open('hints')
  await vi.waitFor(() => expect(lit.scrollIntoView).toHaveBeenCalledTimes(1))
  match.hint = 'move 1'
  flushSync()
  await vi.waitFor(() => expect(lit.scrollIntoView).toHaveBeenCalledTimes(2))
  match.hint = 'move 2'
  flushSync()
  await open(null)
  await new Promise((later) => setTimeout(later))
  expect(lit.scrollIntoView).toHaveBeenCalledTimes(2)
  board.remove()
})
