import { render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { opening } from '../frame/dialogs.stub'
import { speaking } from '../words/speaking.stub'
import { words } from '../words/words.svelte'
import { count, done } from './kept'
import Mine from './Mine.svelte'

const played = { table: 'T', game: 'toy', at: Date.now(), place: 1, of: 2, won: true, against: 2 } as const
let learn = vi.spyOn(words, 'learn')

async function press(name: string): Promise<void> {
  screen.getByRole('button', { name }).click()
  await tick()
}

beforeEach(async () => {
  opening()
  localStorage.clear()
  count(played, {})
  await speaking('en')
})

afterEach(() => {
  localStorage.clear()
  learn.mockRestore()
  learn = vi.spyOn(words, 'learn')
})

test('nothing is deleted before a yes; then nothing of it is left, here and in the browser', async () => {
  render(Mine, { id: '' })
  await vi.waitFor(() => expect(document.querySelector('[data-game=toy]')).not.toBeNull())
  await press('Delete everything')
  await press('No, keep it')
  expect([done().played.length, screen.queryByRole('dialog')]).toEqual([1, null])
  await press('Delete everything')
  await press('Yes, delete everything')
  expect([done().played, screen.queryByRole('dialog'), document.querySelector('[data-game=toy]')]).toEqual([[], null, null])
  expect(screen.getByRole('status').textContent).toContain('Nothing yet')
})

test('what is kept is shown without the words of the games too, where these cannot be loaded', async () => {
  learn.mockRejectedValue(new Error('offline'))
  render(Mine, { id: '' })
  await vi.waitFor(() => expect(document.querySelector('[data-game=toy]')).not.toBeNull())
})

test('what is counted agrees with its number', async () => {
  await speaking('fr')
  const terms = () => [...document.querySelectorAll('dl dt')].slice(0, 3).map((term) => term.textContent)
  const { unmount } = render(Mine, { id: '' })
  await vi.waitFor(() => expect(terms()).toEqual(['partie jouée', 'gagnée', 'victoire d’affilée en ce moment']))
  unmount()
  count({ ...played, table: 'U' }, {})
  render(Mine, { id: '' })
  await vi.waitFor(() => expect(terms()).toEqual(['parties jouées', 'gagnées', 'victoires d’affilée en ce moment']))
})

test('it is shown in the present language', async () => {
  render(Mine, { id: '' })
  await screen.findByText('game played')
  await speaking('nl')
  expect(screen.queryByText('game played')).toBeNull()
})
