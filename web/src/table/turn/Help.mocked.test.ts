import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { opening } from '../../frame/dialogs.stub'
import { speaking } from '../../words/speaking.stub'
import { api } from '../../wire/api'
import type { GameInfo, TableInfo } from '../../wire/protocol'
import { coached } from '../coach/coached.svelte'

const compact = vi.hoisted(() => ({ current: false }))
const rules = vi.hoisted(() => ({ shown: 0 }))
vi.mock('../windows', () => ({ compact, keyboard: { current: true } }))
vi.mock('../../games/registry', () => ({ hasLesson: () => true, hasCoach: () => true }))
vi.mock('../../rules/Rules.svelte', () => ({ default: () => ((rules.shown += 1), {}) }))
const lesson = vi.hoisted(() => ({ props: null as object | null }))
vi.mock('../../lesson/Lesson.svelte', () => ({ default: (_: unknown, props: object) => ((lesson.props = { ...props }), {}) }))
const { default: Help } = await import('./Help.svelte')

const onclose = vi.fn()
const onlearn = vi.fn()
const button = (name: string) => screen.getByRole('button', { name })

/** A button outside, which has the focus before the help opens. */
let opener: HTMLButtonElement

async function opened() {
  const help = render(Help, { game: 'toy', keys: [], onlearn, onclose })
  await vi.waitFor(() => expect(rules.shown).toBe(1))
  return help
}

beforeEach(async () => {
  compact.current = false
  rules.shown = 0
  onclose.mockReset()
  onlearn.mockReset()
  lesson.props = null
  opening()
  await speaking('en')
  document.body.replaceChildren()
  opener = document.body.appendChild(document.createElement('button'))
  opener.focus()
})

test('it takes the focus when it opens, and gives it back when it closes', async () => {
  const { unmount } = await opened()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Help' }))
  unmount()
  expect(document.activeElement).toBe(opener)
})

test('Escape closes it, and nothing else on the page', async () => {
  const elsewhere = vi.fn()
  document.body.addEventListener('keydown', elsewhere, { once: true })
  await opened()
  await fireEvent.keyDown(button('Close'), { key: 'Escape' })
  expect([onclose.mock.calls.length, elsewhere.mock.calls.length]).toEqual([1, 0])
  await fireEvent.keyDown(button('Close'), { key: 'a' })
  expect([onclose.mock.calls.length, elsewhere.mock.calls.length]).toEqual([1, 1])
})

test('the first tips of this game are shown again, however often that is pressed, and those of no other game', async () => {
  coached.add('toy-coach-first', 'other-coach-first')
  await opened()
  button('Show the first tips again').click()
  button('Show the first tips again').click()
  expect([coached.has('toy-coach-first'), coached.has('other-coach-first')]).toEqual([false, true])
  expect(onclose).toHaveBeenCalledTimes(2)
})

test('a reconnect that brings newer rules adds a note, and leaves focus, keys and rules as they are', async () => {
  const { rerender } = await opened()
  const keys = document.querySelector('details')
  keys?.setAttribute('open', '')
  button('Close').focus()
  expect(screen.queryByText(/^The rules have changed/)).toBeNull()
  await rerender({ older: true })
  expect(screen.getByText(/^The rules have changed/)).toBeTruthy()
  expect([document.activeElement, keys?.isConnected, keys?.open, rules.shown]).toEqual([button('Close'), true, true, 1])
})

test('it says which numbers of this match differ from the rulebook', async () => {
  const parameter = { type: 'integer', minimum: 0, maximum: 9, parameter: true }
  const toy = { game: 'toy', options: { properties: { bonus: parameter } } }
  vi.spyOn(api, 'games').mockResolvedValue([toy as unknown as GameInfo])
  const { rerender } = await opened()
  await rerender({ table: { game: 'toy', options: { bonus: 2 } } as unknown as TableInfo })
  await vi.waitFor(() => expect(document.body.textContent).toContain('other numbers than the rulebook’s: bonus: 2.'))
})

test('it is in the language of now, beside the board and over it', async () => {
  const { unmount } = await opened()
  await speaking('nl')
  expect([screen.getByRole('region', { name: 'Hulp' }).tagName, button('Sluiten').tagName]).toEqual(['SECTION', 'BUTTON'])
  expect(screen.getByText('Sneltoetsen').tagName).toBe('SUMMARY')
  unmount()
  compact.current = true
  render(Help, { game: 'toy', keys: [], onlearn, onclose })
  expect(screen.getByRole('dialog', { name: 'Hulp' })).toBeTruthy()
})

test('the lesson takes the place of the rules beside the match, and the rules come back', async () => {
  const { rerender } = await opened()
  screen.getByRole('button', { name: /^Learn it/ }).click()
  expect(onlearn.mock.calls).toEqual([[true]])
  expect(screen.queryByRole('link')).toBeNull()
  await rerender({ learning: true })
  await vi.waitFor(() => expect(lesson.props).toMatchObject({ id: 'toy', beside: true }))
  expect(screen.getAllByRole('region', { name: 'Learn' })[0]?.tagName).toBe('SECTION')
  await speaking('nl')
  button('Regels').click()
  expect(onlearn.mock.calls).toEqual([[true], [false]])
})
