import { render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speaking } from '../words/speaking.stub'
import Contents from './Contents.svelte'

const sections = [
  { id: 'section-1', title: 'Setup' },
  { id: 'section-2', title: 'The end' },
]
const scrolled = vi.fn()

beforeEach(async () => {
  Element.prototype.scrollIntoView = scrolled
  scrolled.mockReset()
  document.body.innerHTML = '<h2 id="section-2" tabindex="-1">The end</h2>'
  await speaking('en')
})
afterEach(() => document.body.replaceChildren())

test('a section moves the page and the focus, as often as it is pressed, and leaves the address alone', () => {
  render(Contents, { sections, open: true })
  const before = location.href
  screen.getByRole('link', { name: 'The end' }).click()
  screen.getByRole('link', { name: 'The end' }).click()
  expect(scrolled).toHaveBeenCalledTimes(2)
  expect([document.activeElement?.id, location.href]).toEqual(['section-2', before])
})

test('its name is in the language of now', async () => {
  render(Contents, { sections, open: false })
  expect(screen.getByRole('navigation', { name: 'On this page' })).toBeTruthy()
  await speaking('nl')
  expect(screen.getByRole('navigation', { name: 'Op deze pagina' })).toBeTruthy()
})
