import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api, Declined } from '../wire/api'
import type { History as Page } from '../wire/protocol'
import { speaking } from '../words/speaking.stub'
import { words } from '../words/words.svelte'
import History from './History.svelte'

const table = (id: string) => ({
  table: id,
  game: 'toy',
  state: 'over',
  seats: [],
  opened: 0,
  terms: {},
  result: null,
  sides: [],
})
const page = (ids: string, next: string | null = null) => ({ tables: [...ids].map(table), next }) as unknown as Page
let learn = vi.spyOn(words, 'learn')
const history_ = vi.spyOn(api, 'history')
const lines = () => [...document.querySelectorAll('ul a')].map((link) => link.getAttribute('href')?.at(-1)).join('')
const problem = () => screen.getByRole('alert').textContent.trim()
const more = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Show more' })
const search = () => fireEvent.submit(document.querySelector('form') as HTMLFormElement)

async function pressMore(): Promise<void> {
  more().click()
  await tick()
}

beforeEach(async () => {
  vi.spyOn(api, 'games').mockResolvedValue([])
  history_.mockReset().mockResolvedValueOnce(page('ab', 'next'))
  await speaking('en')
  render(History, { id: '' })
  await vi.waitFor(() => expect(lines()).toBe('ab'))
})

afterEach(() => {
  learn.mockRestore()
  learn = vi.spyOn(words, 'learn')
  history.replaceState(null, '', '/')
})

test('the next page is asked for once, follows the one before, and is the last', async () => {
  let answer: (page: Page) => void = () => {}
  history_.mockReturnValueOnce(new Promise((given) => (answer = given)))
  await pressMore()
  await pressMore()
  expect(history_.mock.calls).toEqual([[{}], [{ after: 'next' }]])
  answer(page('cd'))
  await vi.waitFor(() => expect(lines()).toBe('abcd'))
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('a search without results can be changed; a guest without any table has nothing to search', async () => {
  const form = () => screen.queryByRole('search', { hidden: true })
  history_.mockResolvedValueOnce(page('')).mockResolvedValueOnce(page(''))
  await fireEvent.input(screen.getByRole('searchbox', { hidden: true }), { target: { value: 'Ben' } })
  await search()
  await vi.waitFor(() => expect(lines()).toBe(''))
  expect(form()).not.toBeNull()
  cleanup()
  history.replaceState(null, '', '/')
  render(History, { id: '' })
  await vi.waitFor(() => expect(form()).toBeNull())
})

test('after a refusal the page can be asked for, and nothing of the refusal is left', async () => {
  history_.mockRejectedValueOnce(new Declined({ code: 'server.broken', params: {} })).mockResolvedValueOnce(page('c'))
  await pressMore()
  await vi.waitFor(() => expect(problem()).not.toBe(''))
  const said = problem()
  await speaking('nl')
  expect(problem()).not.toBe(said)
  await speaking('en')
  await pressMore()
  await vi.waitFor(() => expect(lines()).toBe('abc'))
  expect(problem()).toBe('')
})

test.each([0, 1])('the answer to a search that was changed meanwhile is not shown, however late it is (%i)', async (late) => {
  let answer: (page: Page) => void = () => {}
  history_.mockReturnValueOnce(new Promise((given) => (answer = given))).mockResolvedValueOnce(page('z'))
  let learnt: () => void = () => {}
  if (late) learn.mockReturnValueOnce(new Promise<void>((given) => (learnt = given)))
  await search()
  if (late) answer(page('old'))
  await fireEvent.input(screen.getByRole('searchbox', { hidden: true }), { target: { value: 'Ben' } })
  await search()
  await vi.waitFor(() => expect(lines()).toBe('z'))
  if (late) learnt()
  else answer(page('old'))
  await tick()
  await tick()
  expect([lines(), location.search]).toEqual(['z', '?name=Ben'])
})
