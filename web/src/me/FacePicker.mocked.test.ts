import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import { ANIMALS, COLOURS, type Face } from '../wire/protocol'
import { settings } from '../settings/settings.svelte'
import { words } from '../words/words.svelte'
import { ANIMAL_PARTS, COLOUR_PATTERNS } from '../faces/drawings'
import FacePicker from './FacePicker.svelte'

const changed = vi.fn((face: Face) => Promise.resolve({ name: '', face }))
vi.mock('../wire/api', () => ({
  api: {
    me: () => Promise.resolve({ name: '', face: { animal: 'bear', colour: 'red' } }),
    changeFace: (face: Face) => changed(face),
  },
  problemOf: (thrown: unknown) => thrown,
}))

beforeAll(async () => {
  settings.language = 'fr'
  await words.speak('fr')
})

test('each animal is drawn otherwise, and each colour has a pattern of its own', () => {
  expect(new Set(ANIMALS.map((animal) => JSON.stringify(ANIMAL_PARTS[animal]))).size).toBe(ANIMALS.length)
  expect(new Set(COLOURS.map((colour) => COLOUR_PATTERNS[colour].path)).size).toBe(COLOURS.length)
})

test('an animal and a colour are chosen as radios with names, and kept at once', async () => {
  render(FacePicker)
  const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name, hidden: true })
  await vi.waitFor(() => expect(radio('ours').checked).toBe(true))
  await fireEvent.click(radio('hibou'))
  await fireEvent.click(radio('turquoise à vagues'))
  expect(changed.mock.calls).toEqual([[{ animal: 'owl', colour: 'red' }], [{ animal: 'owl', colour: 'teal' }]])
  expect(radio('hibou').checked && radio('turquoise à vagues').checked).toBe(true)
  await vi.waitFor(() => expect(screen.getByRole('status', { hidden: true }).textContent).toBe('C’est enregistré.'))
})

test('a face that could not be kept is not the one that is shown', async () => {
  changed.mockRejectedValueOnce({ code: 'connection.none', params: {} })
  render(FacePicker)
  const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name, hidden: true })
  await vi.waitFor(() => expect(radio('ours').checked).toBe(true))
  await fireEvent.click(radio('hibou'))
  await vi.waitFor(() => expect(screen.getByRole('alert', { hidden: true }).textContent).toContain('injoignable'))
  expect([radio('ours').checked, radio('hibou').checked]).toEqual([true, false])
})
