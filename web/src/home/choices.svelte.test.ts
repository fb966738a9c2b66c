/** The start page's choices: which games, how to play one, and how to keep Tablée at hand. */

import { fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync, tick } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { router } from '../frame/router.svelte'
import { api, Declined } from '../wire/api'
import type { GameInfo, TableInfo } from '../wire/protocol'
import { speaking } from '../words/speaking.stub'
import Choose from './Choose.svelte'
import type { Wish } from './choosing'
import Foot from './Foot.svelte'
import GameBox from './GameBox.svelte'

const game = (name: string, players: [number, number], levels = [1, 2]) =>
  ({ game: name, players, levels, options: {} }) as unknown as GameInfo
const open = vi.spyOn(api, 'open')
const go = vi.spyOn(router, 'go')
const onproblem = vi.fn()

beforeEach(async () => {
  open.mockReset()
  go.mockReset().mockImplementation(() => {})
  onproblem.mockReset()
  await speaking('en')
})

const hrefs = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
const playNow = () => screen.queryByRole<HTMLButtonElement>('button')
const box = (more: object = {}) =>
  render(GameBox, { info: game('toy', [2, 4]), players: null, offline: false, onproblem, ...more })

async function press(): Promise<void> {
  playNow()?.click()
  await tick()
}

test('every way to play a game keeps the number of players that was chosen', async () => {
  const { rerender } = box()
  expect(hrefs()).toEqual(['/new/toy', '/new/toy?with=friend', '/new/toy?with=device', '/rules/toy'])
  await rerender({ players: 3 })
  expect(hrefs().slice(0, 3)).toEqual(['/new/toy?players=3', '/new/toy?with=friend&players=3', '/new/toy?with=device&players=3'])
})

test('without a connection only the rules are offered, and everything again afterwards', async () => {
  const { rerender } = box({ offline: true })
  expect([hrefs(), playNow()]).toEqual([['/rules/toy'], null])
  await rerender({ offline: false })
  expect([hrefs().length, playNow()?.disabled]).toEqual([4, false])
})

test('a game without bots cannot be begun at once', () => {
  box({ info: game('toy', [2, 2], []) })
  expect([playNow(), hrefs()]).toEqual([null, ['/new/toy?with=friend', '/new/toy?with=device', '/rules/toy']])
})

test.each([
  [[1, 2, 3], 2],
  [[5], 5],
])('of the levels %j a match at once is against level %i, with the fewest players', async (levels, level) => {
  open.mockResolvedValue({ table: 'T' } as TableInfo)
  box({ info: game('toy', [3, 4], levels), players: 4 })
  await press()
  await vi.waitFor(() => expect(go.mock.calls).toEqual([['/t/T']]))
  expect(open.mock.calls[0]?.[0].seats).toEqual([{ kind: 'me' }, { kind: 'bot', level }, { kind: 'bot', level }])
})

test('two presses begin one match; a refusal is reported, and the match can be begun', async () => {
  let refuse: (thrown: unknown) => void = () => {}
  open.mockReturnValueOnce(new Promise((_, rejected) => (refuse = rejected)))
  box()
  await press()
  await press()
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce())
  refuse(new Declined({ code: 'server.broken', params: {} }))
  await vi.waitFor(() => expect(onproblem.mock.calls).toMatchObject([[{ code: 'server.broken' }]]))
  open.mockResolvedValueOnce({ table: 'T' } as TableInfo)
  await press()
  await vi.waitFor(() => expect(go.mock.calls).toEqual([['/t/T']]))
})

test('a box says in the language of now how many can play', async () => {
  box()
  const facts = () => document.querySelector('.facts')?.textContent.trim()
  expect(facts()).toBe('2–4 players')
  await speaking('nl')
  expect(facts()).toBe('2 tot 4 spelers')
})

const chosen = $state<{ games: GameInfo[]; found: number; wish: Wish }>({
  games: [],
  found: 1,
  wish: { players: null, minutes: null },
})
const selects = () => screen.getAllByRole<HTMLSelectElement>('combobox')
const status = () => screen.getByRole('status')
const pick = (at: number, value: string) => fireEvent.change(selects()[at] as Element, { target: { value } })

function choose(): void {
  Object.assign(chosen, { games: [game('toy', [2, 3]), game('other', [3, 4])], found: 1, wish: { players: null, minutes: 60 } })
  render(Choose, chosen)
}

test('a number of players is chosen and given up without a change of the time, and the reverse', async () => {
  choose()
  expect([...(selects()[0]?.options ?? [])].map((option) => option.value)).toEqual(['', '2', '3', '4'])
  await pick(0, '3')
  expect(chosen.wish).toEqual({ players: 3, minutes: 60 })
  await pick(1, '')
  expect(chosen.wish).toEqual({ players: 3, minutes: null })
  await pick(0, '')
  expect(chosen.wish).toEqual({ players: null, minutes: null })
})

test('how many games suit is said from the first choice on, and seen only if there are none', async () => {
  choose()
  expect(status().textContent).toBe('')
  await pick(0, '3')
  expect([status().textContent, status().classList.contains('unseen')]).toEqual(['1 game suits.', true])
  chosen.found = 0
  flushSync()
  expect([status().textContent, status().classList.contains('unseen')]).toEqual([
    'No game suits: choose another number, or more time.',
    false,
  ])
  await speaking('nl')
  expect(status().textContent).not.toContain('No game')
})

function offerToInstall(): { prompt: ReturnType<typeof vi.fn> } {
  const prompt = vi.fn().mockResolvedValue(undefined)
  dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  flushSync()
  return { prompt }
}

test('the browser is asked to install once for each time that it offers it', async () => {
  render(Foot, { offline: false })
  const install = () => screen.queryByRole('button', { name: /Install/ })
  expect(install()).toBeNull()
  const { prompt } = offerToInstall()
  await fireEvent.click(install() as Element)
  expect([prompt.mock.calls.length, install()]).toEqual([1, null])
  offerToInstall()
  expect(install()).not.toBeNull()
  dispatchEvent(new Event('appinstalled'))
  flushSync()
  expect(install()).toBeNull()
})

test('without a connection the foot leads only to what this browser has', async () => {
  const { rerender } = render(Foot, { offline: true })
  expect(hrefs()).toEqual(['/mine'])
  await rerender({ offline: false })
  expect(hrefs()).toEqual(['/mine', '/me', '/device', '/back'])
})
