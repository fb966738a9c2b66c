/** The notes about what failed: a page that could not be shown, an unexpected error, a game that is not offered. */

import { fireEvent, render, screen } from '@testing-library/svelte'
import { createRawSnippet, flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api, Declined, NO_CONNECTION } from '../wire/api'
import { speaking } from '../words/speaking.stub'
import FaultNote from './FaultNote.svelte'
import { faults } from './faults.svelte'
import Lost from './Lost.svelte'
import NotOffered from './NotOffered.svelte'

const reload = vi.fn()
const games = vi.spyOn(api, 'games')
const alert = () => screen.queryByRole('alert')?.textContent.trim() ?? ''

beforeEach(async () => {
  reload.mockReset()
  games.mockReset()
  faults.latest = null
  vi.stubGlobal('location', { reload, href: 'http://localhost/', origin: 'http://localhost' })
  await speaking('en')
})
afterEach(() => {
  faults.latest = null
  vi.unstubAllGlobals()
})

test('an unexpected error is said until the user dismisses it, and the next one is said again', async () => {
  render(FaultNote)
  expect(alert()).toBe('')
  faults.latest = { code: 'server.broken', params: {} }
  flushSync()
  const said = alert()
  expect(said).not.toBe('')
  await speaking('nl')
  expect(alert()).not.toBe(said)
  await fireEvent.click(screen.getByRole('button', { name: 'Sluiten' }))
  expect([alert(), reload.mock.calls.length]).toEqual(['', 0])
  faults.latest = { code: 'server.broken', params: {} }
  flushSync()
  expect(alert()).not.toBe('')
})

test('the user may load the page again after an error', async () => {
  faults.latest = { code: 'server.broken', params: {} }
  render(FaultNote)
  await fireEvent.click(screen.getByRole('button', { name: 'Load again' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('a page that needs the connection loads again by itself once it is back', () => {
  render(Lost, { why: 'offline' })
  dispatchEvent(new Event('online'))
  expect(reload).toHaveBeenCalledOnce()
})

test.each([['lost'], ['broken']] as const)('a page that is %s does not load again by itself', (why) => {
  render(Lost, { why })
  dispatchEvent(new Event('online'))
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  ['lost', '', 0, null],
  ['offline', 'alert', 1, null],
  ['broken', 'alert', 1, '_self'],
] as const)('a page that is %s says why, and how to go on', async (why, role, buttons, target) => {
  render(Lost, { why })
  expect(screen.queryAllByRole('alert')).toHaveLength(role === '' ? 0 : 1)
  expect(screen.queryAllByRole('button')).toHaveLength(buttons)
  expect(screen.getByRole('link').getAttribute('target')).toBe(target)
  const title = screen.getByRole('heading').textContent
  await speaking('nl')
  expect(screen.getByRole('heading').textContent).not.toBe(title)
  for (const again of screen.queryAllByRole('button')) await fireEvent.click(again)
  expect(reload).toHaveBeenCalledTimes(buttons)
})

const children = createRawSnippet(() => ({ render: () => '<p>nothing here</p>' }))

test.each([
  ['has the game', () => Promise.resolve([{ game: 'toy' }] as never)],
  ['cannot be reached', () => Promise.reject(new Declined(NO_CONNECTION))],
])('if the server %s, the page does not say that the game is missing', async (_, answer) => {
  games.mockImplementation(answer)
  render(NotOffered, { id: 'toy', children })
  await screen.findByText('nothing here')
  expect(alert()).toBe('')
})

test('if the server lacks the game, the page says which games it has, in the language of now', async () => {
  games.mockResolvedValue([{ game: 'other' }] as never)
  render(NotOffered, { id: 'toy', children })
  await vi.waitFor(() => expect(alert()).toContain('OTHER'))
  expect([alert().includes('toy'), screen.queryByText('nothing here')]).toEqual([true, null])
  const said = alert()
  await speaking('nl')
  expect(alert()).not.toBe(said)
})
