import { render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { house } from '../frame/house'
import { api, Declined, NO_CONNECTION } from '../wire/api'
import type { LadderReplay } from '../wire/protocol'
import { speaking } from '../words/speaking.stub'
import Played from './Played.svelte'

// jsdom has no layout.
Element.prototype.scrollIntoView = () => {}
Object.assign(globalThis, {
  ResizeObserver: class {
    observe() {}
    disconnect() {}
  },
})
window.matchMedia = ((query: string) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
})) as never

const seat = (number: number, name: string) => ({
  seat: number,
  kind: 'bot',
  name,
  level: null,
  mine: false,
  own: false,
  resigned: number === 1,
  resigned_at: null,
  present: false,
  stood_in: false,
  steps_in: null,
  face: null,
})
const step = (ply: number) => ({
  ply,
  seat: ply === 0 ? null : 0,
  move: ply === 0 ? null : 'go',
  events: [],
  view: { game: 'unheard-of', options: {}, players: 2, phase: 'over', turn: null },
  standing: null,
  score_breakdown: null,
  at: 0,
  by: null,
  helped: false,
})
const outcome = { scores: null, ranks: [1, 2], resigned: [1] }
const replay = {
  match: {},
  table: {
    table: 'ladder-8',
    game: 'unheard-of',
    options: {},
    players: 2,
    state: 'over',
    seats: [seat(0, 'Fox'), seat(1, 'Owl')],
    sides: [0, 1],
    result: outcome,
    terms: {},
    series: null,
    next: null,
    previous: null,
  },
  plies: [step(0), step(1)],
  now: { ply: 1, turn: null, legal: null, more: false, over: outcome, seed: 's', undone: 0, undo: false, ahead: [] },
} as unknown as LadderReplay

const asked = vi.spyOn(api, 'ladderReplay')
const socket = vi.fn()

beforeEach(async () => {
  house.ladder = true
  vi.stubGlobal('WebSocket', socket)
  asked.mockReset().mockResolvedValue(replay)
  vi.spyOn(api, 'games').mockResolvedValue([])
  await speaking('en')
})
afterEach(() => {
  house.ladder = false
  vi.unstubAllGlobals()
})

test('a match of the ladder can be replayed and analysed, without a table, people or a connection', async () => {
  render(Played, { id: '8' })
  await vi.waitFor(() => expect(screen.getByRole('group', { name: 'Look back' })).toBeTruthy())
  expect(asked).toHaveBeenCalledWith('8')
  expect(screen.getByRole('button', { name: 'Analyse this game' })).toBeTruthy()
  screen.getByRole('button', { name: 'To the start' }).click()
  await tick()
  expect(screen.getByRole<HTMLInputElement>('slider').value).toBe('0')
  expect(socket).not.toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: 'You are watching' })).toBeNull()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toContain('/ladder?game=unheard-of')
  expect(links).toContain('/api/ladder/records/8')
  expect(links.filter((link) => link?.startsWith('/t/'))).toEqual([])
})

test('its analysis is that of the record', async () => {
  const analysis = vi.spyOn(api, 'ladderAnalysis').mockReturnValue(new Promise(() => {}))
  render(Played, { id: '8' })
  const button = await screen.findByRole('button', { name: 'Analyse this game' })
  button.click()
  await vi.waitFor(() => expect(analysis).toHaveBeenCalledOnce())
  expect(analysis.mock.calls[0]?.[0]).toBe('8')
})

test('a record that is no longer kept is explained, with a way back to the ladder', async () => {
  asked.mockRejectedValue(new Declined({ code: 'ladder.record', params: {} }))
  render(Played, { id: '9' })
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
  expect(screen.getByRole('link', { name: 'To the ladder' }).getAttribute('href')).toBe('/ladder')
})

test('without a connection it comes once there is one', async () => {
  asked.mockRejectedValueOnce(new Declined(NO_CONNECTION))
  render(Played, { id: '8' })
  await vi.waitFor(() => expect(screen.getByRole('alert')).toBeTruthy())
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(screen.getByRole('group', { name: 'Look back' })).toBeTruthy())
})

test('a server without a ladder has no such page', () => {
  house.ladder = false
  render(Played, { id: '8' })
  expect(asked).not.toHaveBeenCalled()
})
