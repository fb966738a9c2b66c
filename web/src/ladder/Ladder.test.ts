import { render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { house } from '../frame/house'
import { router } from '../frame/router.svelte'
import { api, Declined, NO_CONNECTION } from '../wire/api'
import type { LadderMatchInfo, LadderPlace } from '../wire/protocol'
import { speaking } from '../words/speaking.stub'
import { words } from '../words/words.svelte'
import Ladder from './Ladder.svelte'

const place = (key: string, more: Partial<LadderPlace> = {}): LadderPlace => ({
  key,
  level: key.startsWith('bot:') ? Number(key.slice(4)) : null,
  program: key.startsWith('bot:') ? null : key.slice('program:'.length),
  place: 1,
  share: 0.75,
  low: 0.5,
  high: 0.9,
  matches: 4,
  won: 3,
  tied: 0,
  illegal: 0,
  late: 0,
  failed: 0,
  moves: 10,
  ms: 2345,
  ...more,
})
const FOX = place('program:Fox', { illegal: 1, failed: 2 })
const BOT = place('bot:1', { place: 2, share: 0.25, low: 0.1, high: 0.5 })
const NEW = place('program:Owl', { place: null, matches: 0, moves: 0, ms: 0 })
const pair = { one: 'bot:1', other: 'program:Fox', share: 0.25, low: 0.1, high: 0.5, matches: 4 }
const limits = { ms: 1000, reserve_ms: 5000, megabytes: 2048, days: 90 }
const match = (more: Partial<LadderMatchInfo> = {}): LadderMatchInfo => ({
  at: Date.UTC(2026, 0, 2, 12),
  seats: ['program:Fox', 'bot:1'],
  ranks: [1, 2],
  plies: 12,
  fault_of: null,
  fault: null,
  record: 8,
  ...more,
})

const all = vi.spyOn(api, 'ladders')
const one = vi.spyOn(api, 'ladder')
const matches = vi.spyOn(api, 'ladderMatches')

beforeEach(async () => {
  house.ladder = true
  vi.spyOn(words, 'learn').mockResolvedValue()
  all.mockReset().mockResolvedValue({ ...limits, games: [{ game: 'toy', matches: 4 }] })
  one.mockReset().mockImplementation((game) => Promise.resolve({ game, at: 1, places: [FOX, BOT, NEW], pairs: [pair] }))
  matches.mockReset().mockResolvedValue([])
  await speaking('en')
})
afterEach(() => {
  house.ladder = false
  router.query = new URLSearchParams()
  history.replaceState(null, '', '/')
  vi.useRealTimers()
})

/** Return a text with plain spaces alone. */
const plain = (text: string) => text.trim().replace(/\s+/g, ' ')
const table = () => vi.waitFor(() => screen.getAllByRole('table')[0] as HTMLElement)
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => plain(cell.textContent))
const header = (row: HTMLElement) => plain(within(row).getByRole('rowheader').textContent)
const rows = (of: HTMLElement) => within(of).getAllByRole('row').slice(1)

async function open(name: string): Promise<HTMLElement> {
  within(await table())
    .getByRole('button', { name })
    .click()
  await tick()
  return screen.getByRole('region', { name: `${name} against each of the others` })
}

test('the table says place, name, points with their interval, games, faults and time in words', async () => {
  render(Ladder, { id: '' })
  const [fox, bot, owl] = rows(await table()) as [HTMLElement, HTMLElement, HTMLElement]
  expect(cells(fox)).toEqual(['1', '75% (50–90)', '4', '3', '230 ms'])
  expect(header(fox)).toBe('Fox program of this server')
  expect(header(bot)).toBe('Bot 1 daydreamer; comes with the game')
  expect(cells(owl).slice(0, 2)).toEqual(['–', 'has not played yet'])
  expect(within(owl).queryByRole('button')).toBeNull()
})

test('the interval is drawn from its low to its high end, with a mark at the share', async () => {
  render(Ladder, { id: '' })
  const [fox] = rows(await table()) as [HTMLElement]
  const line = fox.querySelector('.interval')
  expect([line?.getAttribute('x1'), line?.getAttribute('x2')]).toEqual(['53', '93'])
  expect(fox.querySelector('path')?.getAttribute('d')).toMatch(/^M78 /)
  expect(fox.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

test('the limits of all are there, without memory where there is no such limit', async () => {
  const { unmount } = render(Ladder, { id: '' })
  const limitsLine = (text: string) => vi.waitFor(() => screen.getByText(text))
  await limitsLine('Each has 1 s for a move, 5 s more for a whole game, and 2,048 MB of memory.')
  expect(screen.getByText('A game counts for 90 days.')).toBeTruthy()
  unmount()
  all.mockResolvedValue({ ...limits, megabytes: null, games: [] })
  render(Ladder, { id: '' })
  await limitsLine('Each has 1 s for a move, and 5 s more for a whole game.')
  expect(screen.getByText(/No program has said yet/)).toBeTruthy()
})

test('a name opens how it did against each other one, seen from its side, and closes it again', async () => {
  render(Ladder, { id: '' })
  const fox = await open('Fox')
  expect(within(fox).getByText(/illegal moves: 1\. By too much time: 0\. By crashes: 2\./)).toBeTruthy()
  const [row] = rows(within(fox).getByRole('table')) as [HTMLElement]
  expect(cells(row)[0]).toBe('75% (50–90)')
  expect(
    within(await table())
      .getByRole('button', { name: 'Fox' })
      .getAttribute('aria-expanded'),
  ).toBe('true')
  within(await table())
    .getByRole('button', { name: 'Fox' })
    .click()
  await tick()
  expect(screen.queryByRole('region', { name: /^Fox against/ })).toBeNull()
})

test('the matches of a pair say how they ended, and offer the records that are kept', async () => {
  matches.mockResolvedValue([
    match(),
    match({ ranks: [1, 1], plies: 1, record: null }),
    match({ ranks: [2, 1], fault_of: 0, fault: 'illegal' }),
    match({ ranks: [1, 2], fault_of: 1, fault: 'late' }),
    match({ ranks: [2, 1], fault_of: 0, fault: 'failed' }),
  ])
  render(Ladder, { id: '' })
  const fox = await open('Fox')
  within(fox)
    .getByRole('button', { name: /^4 games/ })
    .click()
  await vi.waitFor(() => expect(within(fox).getAllByRole('listitem')).toHaveLength(5))
  expect(matches).toHaveBeenCalledWith('toy', 'program:Fox', 'bot:1')
  const lines = within(fox).getAllByRole('listitem')
  expect(lines.map((line) => plain(line.querySelector('span')?.textContent ?? '').split(' · ')[1])).toEqual([
    'Fox won after 12 moves.',
    'A tie after 1 move.',
    'Fox lost by an illegal move.',
    'Bot 1 lost by taking too much time.',
    'Fox crashed and lost.',
  ])
  const links = (line: HTMLElement) => [...line.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  const both = ['/ladder/8', '/api/ladder/records/8']
  expect(lines.map(links)).toEqual([both, [], both, both, both])
})

test('of several games the one in the address is shown, and another one changes the address', async () => {
  all.mockResolvedValue({
    ...limits,
    games: [
      { game: 'other', matches: 0 },
      { game: 'toy', matches: 4 },
    ],
  })
  router.query = new URLSearchParams({ game: 'toy' })
  render(Ladder, { id: '' })
  await table()
  expect(one.mock.calls).toEqual([['toy']])
  const choice = screen.getByRole<HTMLSelectElement>('combobox')
  choice.value = 'other'
  choice.dispatchEvent(new Event('change', { bubbles: true }))
  await vi.waitFor(() => expect(one).toHaveBeenLastCalledWith('other'))
  expect(location.search).toBe('?game=other')
})

test('without a ladder nothing is asked, and once the server is back the ladder is there', async () => {
  house.ladder = false
  const { unmount } = render(Ladder, { id: '' })
  expect(all).not.toHaveBeenCalled()
  unmount()
  house.ladder = true
  vi.useFakeTimers()
  all.mockRejectedValueOnce(new Declined(NO_CONNECTION))
  render(Ladder, { id: '' })
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent.trim()).not.toBe(''))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await table()).toBeTruthy()
})

test('what a name opens has the focus, and gives it back when it closes', async () => {
  render(Ladder, { id: '' })
  const fox = await open('Fox')
  await tick()
  expect(document.activeElement?.textContent).toContain('Fox against')
  within(fox).getByRole('button', { name: 'Close' }).click()
  await tick()
  expect(document.activeElement?.textContent).toContain('Fox')
  expect(document.activeElement?.getAttribute('aria-expanded')).toBe('false')
})

test('of many matches of a pair the latest are listed, and a button shows the rest', async () => {
  matches.mockResolvedValue(Array.from({ length: 13 }, () => match()))
  render(Ladder, { id: '' })
  const fox = await open('Fox')
  const pair = within(fox).getByRole('button', { name: /^4 games/ })
  pair.click()
  await vi.waitFor(() => expect(within(fox).getAllByRole('listitem')).toHaveLength(10))
  expect(pair.closest('tr')?.nextElementSibling?.querySelectorAll('li')).toHaveLength(10)
  within(fox).getByRole('button', { name: 'Show 3 more' }).click()
  await tick()
  expect(within(fox).getAllByRole('listitem')).toHaveLength(13)
  expect(within(fox).queryByRole('button', { name: /more$/ })).toBeNull()
})
