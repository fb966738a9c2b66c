import { render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { house } from '../frame/house'
import { router } from '../frame/router.svelte'
import { api, Declined, NO_CONNECTION } from '../wire/api'
import { speaking } from '../words/speaking.stub'
import HouseText from './HouseText.svelte'

const asked = vi.spyOn(api, 'house')
const text = (language: string | null, written: string) => ({ language, text: written })

beforeEach(async () => {
  house.imprint = house.privacy = true
  router.path = '/imprint'
  asked.mockReset().mockResolvedValue({
    name: 'Chez Ana',
    imprint: [text('fr', '# Qui\nAna, ana@a.example'), text('en', '<b>Ana</b>')],
    privacy: [text(null, 'Rien.')],
  })
  await speaking('fr')
})
afterEach(() => {
  house.imprint = house.privacy = false
  router.path = '/'
  vi.useRealTimers()
})

const article = async () => await vi.waitFor(() => screen.getByRole('article'))

test('the text in the language of the person is there, with its links, and follows a change of language', async () => {
  render(HouseText, { id: '' })
  expect((await article()).lang).toBe('fr')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mentions légales')
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Qui')
  expect(screen.getByRole('link').getAttribute('href')).toBe('mailto:ana@a.example')
  await speaking('en')
  expect((await article()).textContent.trim()).toBe('<b>Ana</b>')
})

test('without a text in this language the English one is there, marked as such', async () => {
  await speaking('nl')
  render(HouseText, { id: '' })
  expect((await article()).lang).toBe('en')
})

test('a text for every language has no language of its own', async () => {
  router.path = '/privacy'
  render(HouseText, { id: '' })
  const shown = await article()
  expect([shown.hasAttribute('lang'), shown.textContent.trim()]).toEqual([false, 'Rien.'])
})

test('where this server has no such text, nothing is asked', () => {
  house.imprint = false
  render(HouseText, { id: '' })
  expect(screen.queryByRole('article')).toBeNull()
  expect(asked).not.toHaveBeenCalled()
})

test('once the server is back, the text is there', async () => {
  vi.useFakeTimers()
  asked.mockRejectedValueOnce(new Declined(NO_CONNECTION))
  render(HouseText, { id: '' })
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent.trim()).not.toBe(''))
  await vi.advanceTimersByTimeAsync(10_000)
  expect((await article()).textContent).toContain('Qui')
})
