import { render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api, Declined, NO_CONNECTION } from '../../wire/api'
import { speaking } from '../../words/speaking.stub'
import { words } from '../../words/words.svelte'

const lesson = vi.hoisted(() => ({ shown: [] as object[] }))
vi.mock('../../games/registry', () => ({ hasLesson: () => true, boxOf: () => Promise.resolve(null) }))
vi.mock('../../games/numbers', () => ({ numbersOf: (_: string, options: object) => ({ rounds: 3, ...options }) }))
vi.mock('../../lesson/Lesson.svelte', () => ({ default: (_: unknown, props: object) => (lesson.shown.push({ ...props }), {}) }))
const { default: Meanwhile } = await import('./Meanwhile.svelte')

const waiting = vi.spyOn(api, 'quickWaiting')
const open = vi.spyOn(api, 'openTables')
const text = () => document.querySelector('[data-meanwhile]')?.textContent ?? ''
const press = async () => {
  document.querySelector<HTMLButtonElement>('[data-try]')?.click()
  await tick()
}

beforeEach(async () => {
  lesson.shown = []
  waiting.mockReset().mockResolvedValue([
    { game: 'toy', players: 2, terms: {}, people: 2 },
    { game: 'toy', players: 3, terms: {}, people: 1 },
    { game: 'other', players: 2, terms: {}, people: 9 },
  ])
  open.mockReset().mockResolvedValue([
    { game: 'toy', state: 'running' },
    { game: 'toy', state: 'waiting' },
    { game: 'other', state: 'running' },
  ] as never)
  await speaking('en')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('who waits reads how many look for this game and how many play it, counted again every few seconds', async () => {
  vi.useFakeTimers()
  render(Meanwhile, { game: 'toy', busy: true })
  await vi.waitFor(() => expect(text()).toContain('3 people are looking for this game · one table is playing it'))
  waiting.mockRejectedValueOnce(new Declined(NO_CONNECTION))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(text()).toContain('3 people are looking')
  waiting.mockResolvedValue([])
  open.mockResolvedValue([])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(text()).toContain('Nobody is looking for this game just now')
})

test('during a countdown nothing is counted', async () => {
  render(Meanwhile, { game: 'toy' })
  await tick()
  expect([waiting.mock.calls.length, open.mock.calls.length]).toEqual([0, 0])
})

test('the three things to know are a list, as many as the game has words for', async () => {
  vi.spyOn(words, 'has').mockImplementation((id) => /^toy-know-[123]$/.test(id))
  render(Meanwhile, { game: 'toy' })
  await tick()
  expect(screen.getAllByRole('listitem').length).toBe(3)
  expect(screen.getByRole('heading', { name: 'Three things to know' })).toBeTruthy()
  await speaking('nl')
  expect(screen.getByRole('heading', { name: 'Drie dingen om te weten' })).toBeTruthy()
})

test('the lesson opens below, closes at a second press, and stays open when the countdown begins', async () => {
  const { rerender } = render(Meanwhile, { game: 'toy', busy: true })
  await press()
  await vi.waitFor(() => expect(lesson.shown).toEqual([{ id: 'toy', beside: true }]))
  await rerender({ busy: false })
  expect(screen.getByRole('button', { expanded: true })).toBeTruthy()
  expect(lesson.shown.length).toBe(1)
  await press()
  expect(screen.getByRole('button', { expanded: false })).toBeTruthy()
})

test('a page that nobody sees, or that was left, counts nothing', async () => {
  vi.useFakeTimers()
  const counted = vi.spyOn(api, 'quickWaiting').mockResolvedValue([])
  vi.spyOn(api, 'openTables').mockResolvedValue([])
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const { unmount } = render(Meanwhile, { game: 'toy', busy: true })
  await vi.advanceTimersByTimeAsync(30_000)
  expect(counted).not.toHaveBeenCalled()
  visible.mockRestore()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(counted).toHaveBeenCalledOnce()
  unmount()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(counted).toHaveBeenCalledOnce()
})

test('the things to know have the numbers of the match to come', async () => {
  vi.spyOn(words, 'has').mockImplementation((id) => id === 'toy-know-3')
  const said = vi.spyOn(words, 'say')
  render(Meanwhile, { game: 'toy', options: { words: 2 } })
  await tick()
  expect(said).toHaveBeenCalledWith('toy-know-3', { words: 2, rounds: 3 })
})
