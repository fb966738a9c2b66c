import { render } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speaking } from '../../words/speaking.stub'
import type { Match } from '../match/match.svelte'
import { Aside, ASIDE_MS } from './aside.svelte'
import StatusLine from './StatusLine.svelte'

const step = (ply: number) => ({ ply })

/** Render the line of Ana's page, at a table with Ben. */
function shown(more: object = {}) {
  const match = $state({
    status: 'here',
    instead: null,
    replay: null,
    table: { state: 'running', game: 'toy', seats: [{ seat: 0 }, { seat: 1 }] },
    now: { turn: 1 },
    steps: [step(0), step(1)],
    latest: step(1),
    takenBack: [] as { seat: number; ply: number }[],
    mine: [{ seat: 0 }],
    acting: null,
    problem: null,
    late: false,
    sending: false,
    sent: 'move',
    ...more,
  })
  const aside = new Aside()
  const { container } = render(StatusLine, { match: match as unknown as Match, names: ['Ana', 'Ben'], aside })
  flushSync()
  const text = () => {
    flushSync()
    return container.querySelector('.status')?.textContent.trim()
  }
  /** The server reports an undo. */
  const undo = (seat: number, ply: number) => {
    const takenBack = [...match.takenBack, { seat, ply }]
    Object.assign(match, { takenBack, steps: match.steps.slice(0, ply + 1), latest: step(ply) })
  }
  return { match, aside, container, text, undo }
}
const status = (more: object) => shown(more).container.querySelector('.status')

beforeEach(async () => {
  vi.useFakeTimers()
  await speaking('en')
})
afterEach(() => vi.useRealTimers())

test('an answer that is late is reported where the turn stands, and covers nothing', () => {
  expect(status({ late: true })?.querySelector('[role=status]')?.textContent).toContain('No answer yet')
  expect(status({})?.textContent).not.toContain('No answer yet')
  expect(status({ status: 'lost' })?.textContent).toContain('Connection lost')
  // A refusal says more.
  expect(status({ late: true, problem: { code: 'x' } })?.textContent).not.toContain('No answer yet')
})

test.each([
  ['move', { sending: true, sent: 'move' }, 'Your move is sent once the connection is back.'],
  ['undo', { sending: true, sent: 'undo' }, 'Your undo is sent once the connection is back.'],
  ['anything else', { late: true }, 'What you did is sent once the connection is back.'],
])('without a connection the page says that what was pressed waits, for a move at once: %s', (_, more, sentence) => {
  const { match, container, text } = shown({ status: 'lost', ...more })
  expect(text()).toBe(sentence)
  expect(container.querySelector('[role=status]')?.textContent).toBe(sentence)
  match.status = 'open'
  Object.assign(match, { sending: false, late: false })
  expect(text()).toBe('Waiting for Ben.')
})

test('an undo by another player is said for some seconds where the turn stands, each time', () => {
  const { text, undo } = shown()
  expect(text()).toBe('Waiting for Ben.')
  undo(1, 0)
  expect(text()).toBe('Ben takes a move back.')
  vi.advanceTimersByTime(ASIDE_MS - 100)
  expect(text()).toBe('Ben takes a move back.')
  vi.advanceTimersByTime(200)
  expect(text()).toBe('Waiting for Ben.')
  undo(1, 0)
  expect(text()).toBe('Ben takes a move back.')
})

test('the next move ends that sentence, and it follows the language', async () => {
  const { match, text, undo } = shown()
  undo(1, 0)
  await speaking('fr')
  expect(text()).toBe('Ben reprend son coup.')
  Object.assign(match, { steps: [step(0), step(1)], latest: step(1) })
  expect(text()).not.toBe('Ben reprend son coup.')
})

test('a player’s own undo and undos from before this page are not said there', () => {
  const own = shown()
  own.undo(0, 0)
  expect(own.text()).toBe('Waiting for Ben.')
  const opened = shown({ steps: [], latest: null })
  expect(opened.text()).toBe('Waiting for Ben.')
  Object.assign(opened.match, { steps: [step(0)], latest: step(0), takenBack: [{ seat: 1, ply: 0 }] })
  expect(opened.text()).toBe('Waiting for Ben.')
})

test('an undo that was made while this page was disconnected is said too', () => {
  const { match, text } = shown()
  expect(text()).toBe('Waiting for Ben.')
  Object.assign(match, { steps: [step(0)], latest: step(0), takenBack: [{ seat: 1, ply: 0 }] })
  expect(text()).toBe('Ben takes a move back.')
})

test('a reason that screen readers hear nowhere else is read here, and the turn after it is not', () => {
  const { aside, container, text } = shown()
  aside.say(() => 'the reason', true)
  expect([text(), container.querySelector('[role=status]')?.textContent]).toEqual(['the reason', 'the reason'])
  vi.advanceTimersByTime(ASIDE_MS)
  expect([text(), container.querySelector('[role=status]')]).toEqual(['Waiting for Ben.', null])
})
