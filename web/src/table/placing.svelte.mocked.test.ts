/** What is shown above and beside the board: the parts of a table come and go with the state of the match. */

import { fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Problem } from '../wire/protocol'
import { speaking } from '../words/speaking.stub'
import { Clock } from './clock/clock.svelte'
import type { Match } from './match/match.svelte'
import type { Ending } from './result/ending.svelte'
import { Controls } from './turn/controls.svelte'

type Props = Record<string, unknown>
/** The parts that are on the page now, with what they were given. */
const parts = vi.hoisted(() => new Map<string, Props>())
const windows = vi.hoisted(() => ({ compact: { current: false }, tall: { current: false }, upright: { current: false } }))
/** Return a module with a part that only reports that it is there. */
const part = vi.hoisted(() => (name: string) => ({
  default: (_: unknown, props: Props) => {
    parts.set(name, props)
    $effect.pre(() => () => void parts.delete(name))
  },
}))
vi.mock('./windows', () => windows)
vi.mock('./seats/Seats.svelte', () => part('seats'))
vi.mock('./result/ResultLine.svelte', () => part('result line'))
vi.mock('./turn/TurnRow.svelte', () => part('turn'))
vi.mock('./clock/Waiting.svelte', () => part('waiting'))
vi.mock('./manage/Substitute.svelte', () => part('substitute'))
vi.mock('./AnalysisPlace.svelte', () => part('analysis'))
vi.mock('./LogAndTalk.svelte', () => part('log'))
vi.mock('./result/Result.svelte', () => part('result'))
vi.mock('./turn/Actions.svelte', () => part('actions'))
vi.mock('./turn/Hints.svelte', () => part('hints'))
vi.mock('./turn/Help.svelte', () => part('help'))
vi.mock('./story/Replay.svelte', () => part('replay'))

const { default: Above } = await import('./Above.svelte')
const { default: Beside } = await import('./Beside.svelte')
const { default: LookBack } = await import('./LookBack.svelte')
const { default: Refused } = await import('./Refused.svelte')
const { default: WaitSign } = await import('./clock/WaitSign.svelte')

class FakeMatch {
  id = 'T'
  table = $state.raw<object>({ game: 'toy', state: 'running', seats: [], terms: {}, clocks: null, turn: 0 })
  status = $state('here')
  curtain = $state(false)
  acting = $state.raw<object | null>(null)
  latest = {}
  shown = $state.raw<object | null>(this.latest)
  steps = [{}, {}, {}]
  hint: string | null = null
  problem = $state.raw<Problem | null>(null)
  ahead = $state<string | null>(null)
  mine: { seat: number }[] = []
  watching = false
  proposals: object[] = []
  goToPly = vi.fn()
}

let match: FakeMatch
let controls: Controls
let ending: { analysing: boolean }
let observed: number
const given = () => ({ match: match as unknown as Match, controls, names: ['Ana', 'Ben'], sides: [0, 1], part: null })
const shown = () => [...parts.keys()].sort()
const call = (name: string, prop: string, ...args: unknown[]) =>
  (parts.get(name)?.[prop] as (...args: unknown[]) => void)(...args)

function state(more: object): void {
  match.table = { ...match.table, ...more }
  flushSync()
}

beforeEach(async () => {
  parts.clear()
  observed = 0
  windows.compact.current = false
  windows.tall.current = false
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {
        observed += 1
      }
      disconnect(): void {}
    },
  )
  await speaking('en')
  match = new FakeMatch()
  controls = new Controls(match as unknown as Match)
  const kept = $state({ analysing: false })
  ending = kept
})

const above = (onedge = vi.fn()) => render(Above, { ...given(), clock: {} as Clock, ending: ending as unknown as Ending, onedge })
const beside = () => render(Beside, { ...given(), ending: ending as unknown as Ending, keys: [['K', 'toy-key']] })

test('before the match there are only the seats above the board, and during it the turn too', () => {
  state({ state: 'waiting' })
  above()
  expect(shown()).toEqual(['seats'])
  state({ state: 'running' })
  expect(shown()).toEqual(['seats', 'substitute', 'turn', 'waiting'])
})

test('behind the curtain nothing of the turn is seen, until it is lifted', () => {
  match.curtain = true
  match.acting = { seat: 0 }
  above()
  expect(shown()).toEqual(['seats'])
  match.curtain = false
  flushSync()
  expect(shown()).toEqual(['seats', 'substitute', 'turn', 'waiting'])
})

test('after the match its result is in the place of the turn, except in a replay and without a connection', () => {
  state({ state: 'over' })
  above()
  const result = ['result line', 'seats', 'substitute']
  const turn = ['seats', 'substitute', 'turn', 'waiting']
  expect(shown()).toEqual(result)
  match.shown = {}
  flushSync()
  expect(shown()).toEqual(turn)
  match.shown = match.latest
  match.status = 'lost'
  flushSync()
  expect(shown()).toEqual(turn)
  match.status = 'here'
  ending.analysing = true
  flushSync()
  expect(shown()).toEqual(turn)
  ending.analysing = false
  flushSync()
  expect(shown()).toEqual(result)
})

test('a player who resigned reads that a bot plays on, in the language of now', async () => {
  above()
  const said = () => document.querySelector('.gave-up')?.textContent.trim()
  expect(said()).toBeUndefined()
  state({ seats: [{ seat: 0, own: true, resigned: true }, { seat: 1 }] })
  expect(said()).toBe('You resigned. A bot is playing for you to the end, and you are watching.')
  await speaking('nl')
  expect(said()).not.toContain('You resigned')
})

test('the height above the board is measured again when the kind of seats changes', () => {
  const onedge = vi.fn()
  above(onedge)
  const [calls, before] = [onedge.mock.calls.length, observed]
  state({ state: 'over' })
  expect([onedge.mock.calls.length, observed]).toEqual([calls + 1, before + 2])
})

test('beside the board are the actions and the log; the hints join them, and close again', () => {
  beside()
  expect(shown()).toEqual(['actions', 'log'])
  controls.open('hints')
  flushSync()
  expect(shown()).toEqual(['actions', 'hints', 'log'])
  call('hints', 'onclose')
  flushSync()
  expect([controls.panel, shown()]).toEqual([null, ['actions', 'log']])
})

test('before the match there are no actions beside it', () => {
  state({ state: 'waiting' })
  beside()
  expect(shown()).toEqual(['log'])
})

test('the help takes the place of the log, changes to the lesson and back, and closes', () => {
  state({ older_rules: true })
  beside()
  controls.dialog = 'help'
  flushSync()
  expect(shown()).toEqual(['actions', 'help'])
  expect(parts.get('help')).toMatchObject({ game: 'toy', older: true, learning: false, keys: [['K', 'toy-key']] })
  call('help', 'onlearn', true)
  flushSync()
  expect([controls.dialog, parts.get('help')?.['learning']]).toEqual(['learn', true])
  call('help', 'onlearn', false)
  flushSync()
  expect([controls.dialog, parts.get('help')?.['learning']]).toEqual(['help', false])
  call('help', 'onclose')
  flushSync()
  expect([controls.dialog, shown()]).toEqual([null, ['actions', 'log']])
})

test('after the match there is the result; the analysis takes its place until it is closed', () => {
  state({ state: 'over' })
  beside()
  expect(shown()).toEqual(['actions', 'log', 'result'])
  ending.analysing = true
  flushSync()
  expect(shown()).toEqual(['actions', 'analysis'])
  call('analysis', 'onclose')
  flushSync()
  expect([ending.analysing, shown()]).toEqual([false, ['actions', 'log', 'result']])
})

test('a high window has room for the log below the analysis', () => {
  windows.tall.current = true
  ending.analysing = true
  beside()
  expect(shown()).toEqual(['actions', 'analysis', 'log'])
})

test('in a small window only the result or the analysis is below the board', () => {
  windows.compact.current = true
  controls.dialog = 'help'
  state({ state: 'over' })
  beside()
  expect(shown()).toEqual(['result'])
  ending.analysing = true
  flushSync()
  expect(shown()).toEqual(['analysis'])
})

test('the replay is hidden and not removed, because its keys work too', async () => {
  const { rerender, container } = render(LookBack, { ...given(), shown: false, low: true })
  const look = container.querySelector<HTMLElement>('.look')
  expect([shown(), look?.hidden, look?.classList.contains('low')]).toEqual([['replay'], true, true])
  await rerender({ shown: true, low: false })
  expect([look?.hidden, look?.classList.contains('low')]).toEqual([false, false])
})

test.each([
  ['replay', null],
  ['log', 'log'],
] as const)('closing the replay while the panel %s is open returns to the present', async (panel, left) => {
  controls.panel = panel
  render(LookBack, { ...given(), shown: true, low: true })
  await fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect([match.goToPly.mock.calls, controls.panel]).toEqual([[[2]], left])
})

test('after the match the replay stays', () => {
  render(LookBack, { ...given(), shown: true, low: false })
  expect(screen.queryByRole('button')).not.toBeNull()
  state({ state: 'over' })
  expect([shown(), screen.queryByRole('button')]).toEqual([['replay'], null])
})

test('a refusal is in view until the player dismisses it, and the next one is again', async () => {
  render(Refused, given())
  const said = () => screen.getByRole('alert').textContent.trim()
  const refuse = () => {
    match.problem = { code: 'server.broken', params: {} }
    flushSync()
  }
  expect([said(), screen.queryByRole('button'), document.querySelector('.said.idle') !== null]).toEqual(['', null, true])
  refuse()
  expect([said() !== '', document.querySelector('.said.idle')]).toEqual([true, null])
  const before = said()
  await speaking('nl')
  expect(said()).not.toBe(before)
  await fireEvent.click(screen.getByRole('button'))
  expect([match.problem, said(), screen.queryByRole('button')]).toEqual([null, '', null])
  refuse()
  expect(said()).not.toBe('')
})

const sign = () => screen.queryByTestId('waiting')?.textContent.trim() ?? null
const clocks = (more: object = {}) => ({ out: [], overdue: false, paused: null, vacations: [], away: [], ...more })
const waitSign = () => render(WaitSign, { ...given(), clock: { left: null, waited: 0, now: 0 } as unknown as Clock })

test('beside the turn stands what the table waits for, and more on request', async () => {
  waitSign()
  expect(sign()).toBeNull()
  state({ clocks: clocks({ paused: 1 }) })
  match.watching = true
  state({ clocks: clocks({ paused: 2 }) })
  expect(sign()).toBe('The game is paused')
  await fireEvent.click(screen.getByTestId('waiting'))
  expect(controls.dialog).toBe('time')
  await speaking('nl')
  expect(sign()).not.toContain('paused')
})

test('a move that is planned is said until it is played', () => {
  waitSign()
  match.ahead = 'x'
  flushSync()
  expect(sign()).toBe('a move is planned')
  match.ahead = null
  flushSync()
  expect(sign()).toBeNull()
})

test('if the player can act about the clock, that button takes the place of the sign', () => {
  match.mine = [{ seat: 0 }]
  match.ahead = 'x'
  waitSign()
  expect(sign()).not.toBeNull()
  state({ clocks: clocks({ out: [0] }) })
  expect(sign()).toBeNull()
  state({ clocks: clocks({ out: [1] }) })
  expect(sign()).not.toBeNull()
})
