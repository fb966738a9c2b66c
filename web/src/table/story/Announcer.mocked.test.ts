import { render, screen } from '@testing-library/svelte'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Happened, Step } from '../../wire/protocol'
import { settings } from '../../settings/settings.svelte'
import { words } from '../../words/words.svelte'
import Announcer from './Announcer.svelte'
import type { Match } from '../match/match.svelte'

vi.mock('../../story/story', () => ({
  sentencesOf: (step: Step) => step.events.map((event) => `${String(event.event)}.`),
  hasWords: () => true,
  happenedSentence: ({ kind }: Happened) => `${kind}.`,
}))

const step = (ply: number) => ({ ply, events: ply === 0 ? [] : [{ event: `step ${ply}` }] }) as Step
const STORY = [0, 1, 2, 3].map(step)
const SAID = { n: 1, seat: 1, name: 'Bo', preset: 'hello', text: null, at: 0 }

function at(plies: number, more: object = {}): { match: Match; names: string[] } {
  const table = {
    state: 'running',
    seats: [
      { seat: 0, kind: 'guest', name: 'Ana' },
      { seat: 1, kind: 'guest', name: 'Bo' },
    ],
  }
  const match = {
    steps: STORY.slice(0, plies + 1),
    takenBack: [],
    conversation: { lines: [], earlier: [] },
    happened: [],
    mine: [],
    acting: null,
    now: { turn: plies % 2, over: null },
    table,
    ...more,
  }
  return { match: match as unknown as Match, names: ['Ana', 'Bo'] }
}

const heard = () => screen.getByTestId('announcer').textContent?.trim()
const talk = () => screen.getByTestId('talk-announcer').textContent?.trim()

let speech: ReturnType<typeof render>

beforeAll(async () => {
  settings.language = 'en'
  await words.speak('en')
})

beforeEach(() => {
  speech = render(Announcer, at(1))
})

test('what happened before the page was opened is not announced, only whose turn it is', () => {
  expect(heard()).toBe('Waiting for Bo.')
})

test('a step is announced, and the player to act', async () => {
  await speech.rerender(at(2))
  expect(heard()).toBe('step 2. Waiting for Ana.')
})

test('steps that come together are each announced once', async () => {
  await speech.rerender(at(2))
  await speech.rerender(at(3))
  expect(heard()).toBe('step 3. Waiting for Bo.')
  await speech.rerender(at(3, { acting: { seat: 1 } }))
  expect(heard()).toBe('step 3. Waiting for Bo.')
})

test('a step whose words change once it is past is not announced again', async () => {
  await speech.rerender(at(2))
  await speech.rerender(at(3, { steps: [STORY[0], STORY[1], { ...STORY[2], events: [{ event: 'closed' }] }, STORY[3]] }))
  expect(heard()).toBe('step 3. Waiting for Bo.')
})

test('a story from another viewpoint is not announced again', async () => {
  await speech.rerender(at(2))
  await speech.rerender(at(2, { steps: [] }))
  await speech.rerender(at(2, { steps: [0, 1, 2].map(step) }))
  expect(heard()).toBe('step 2. Waiting for Ana.')
})

test('a step taken back is announced with the player’s name, and the one made instead as well', async () => {
  await speech.rerender(at(2))
  const takenBack = [{ seat: 1, ply: 1 }]
  await speech.rerender(at(1, { takenBack }))
  expect(heard()).toBe('Bo takes a move back. Waiting for Bo.')
  await speech.rerender(at(2, { takenBack, steps: [STORY[0], STORY[1], { ...step(2), events: [{ event: 'other' }] }] }))
  expect(heard()).toBe('other. Waiting for Ana.')
})

test('what was taken back before this page was opened is not announced', async () => {
  await speech.rerender(at(2, { steps: [] }))
  await speech.rerender(at(2, { takenBack: [{ seat: 1, ply: 1 }] }))
  expect(heard()).not.toContain('takes a move back')
})

test('the end is announced; who won is left to the layer over the board, so that it is heard once', async () => {
  const over = { scores: [1, 2], ranks: [2, 1], resigned: [] }
  await speech.rerender(at(2, { now: { turn: null, over } }))
  expect(heard()).toBe('step 2. The game is over.')
})

test('of a match that was over before, the winner is announced', () => {
  speech.unmount()
  const over = { scores: [1, 2], ranks: [2, 1], resigned: [] }
  render(Announcer, at(2, { now: { turn: null, over } }))
  expect(heard()).toBe('The game is over. Bo wins!')
})

test('talk of others is read out, what was said before and what one says oneself is not', async () => {
  await speech.rerender(at(1, { conversation: { lines: [SAID], earlier: [] }, mine: [{ seat: 0 }] }))
  expect(talk()).toBe('Bo: Hello!')
  await speech.rerender(
    at(1, { conversation: { lines: [SAID, { ...SAID, n: 2, seat: 0, preset: 'bye' }], earlier: [] }, mine: [{ seat: 0 }] }),
  )
  expect(talk()).toBe('Bo: Hello!')
})

test('a line said at the table before, while this page is open, is read out once', async () => {
  const late = { ...SAID, n: 9, table: 'before', preset: 'bye' }
  const conversation = { lines: [], earlier: [late] }
  speech.unmount()
  speech = render(Announcer, at(1, { conversation: { lines: [], earlier: [] } }))
  await speech.rerender(at(1, { conversation }))
  expect(talk()).toBe('Bo: Bye!')
  speech.unmount()
  speech = render(Announcer, at(1, { conversation }))
  await speech.rerender(at(1, { conversation: { ...conversation } }))
  expect(talk()).toBe('')
})

test('what happens at the table besides moves is announced, what happened before is not', async () => {
  const event = { n: 1, ply: 0, kind: 'host', seat: 1, params: {}, at: 0 }
  speech.unmount()
  speech = render(Announcer, at(1, { happened: [event] }))
  expect(talk()).toBe('')
  await speech.rerender(at(1, { happened: [event, { ...event, n: 2, kind: 'substitute' }] }))
  expect(talk()).toBe('substitute.')
})

test('the same said twice is heard twice', async () => {
  const mine = [{ seat: 0 }]
  await speech.rerender(at(1, { conversation: { lines: [SAID], earlier: [] }, mine }))
  const before = screen.getByTestId('talk-announcer').firstElementChild
  await speech.rerender(at(1, { conversation: { lines: [SAID, { ...SAID, n: 2 }], earlier: [] }, mine }))
  expect(talk()).toBe('Bo: Hello!')
  expect(screen.getByTestId('talk-announcer').firstElementChild).not.toBe(before)
})

test('the same step twice, with the same to follow, is heard twice', async () => {
  await speech.rerender(at(2))
  const before = screen.getByTestId('announcer').firstElementChild
  const again = { ...step(2), ply: 3 } as Step
  await speech.rerender(at(3, { steps: [...STORY.slice(0, 3), again], now: { turn: 0, over: null } }))
  expect(heard()).toBe('step 2. Waiting for Ana.')
  expect(screen.getByTestId('announcer').firstElementChild).not.toBe(before)
})

test('what was said while the connection was lost is read out whole', async () => {
  const reaction = { ...SAID, n: 2, preset: 'react_heart' }
  const event = { n: 1, ply: 0, kind: 'host', seat: 1, params: {}, at: 0 }
  await speech.rerender(at(1, { conversation: { lines: [SAID, reaction], earlier: [] }, happened: [event], mine: [{ seat: 0 }] }))
  expect(talk()).toBe('host. Bo: Hello! Bo: a heart')
})

test('who had given up before the table was known here is not announced', async () => {
  const seats = [
    { seat: 0, kind: 'guest', name: 'Ana', resigned: true },
    { seat: 1, kind: 'guest', name: 'Bo', resigned: false },
  ]
  speech.unmount()
  speech = render(Announcer, at(0, { steps: [], table: null, now: null }))
  await speech.rerender(at(1, { table: { state: 'running', seats } }))
  expect(talk()).toBe('')
  const both = seats.map((seat) => ({ ...seat, resigned: true }))
  await speech.rerender(at(1, { table: { state: 'running', seats: both } }))
  expect(talk()).toContain('Bo')
  expect(talk()).not.toContain('Ana')
})
