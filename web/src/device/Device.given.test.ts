import { render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from '../wire/api'
import type { LinkInfo } from '../wire/protocol'
import { speaking } from '../words/speaking.stub'
import Device from './Device.svelte'

afterEach(() => history.replaceState(null, '', '/'))

test.each([
  [59_999, 'made just now'],
  [60_000, 'made one minute ago'],
  [9 * 60_000 + 59_999, 'made 9 minutes ago'],
])('whose link it is, and how many whole minutes old: %i ms', async (age, said) => {
  vi.spyOn(api, 'linkInfo').mockResolvedValue({
    name: 'Eve',
    face: { animal: 'bear', colour: 'red' },
    age,
    here: null,
  } as unknown as LinkInfo)
  history.replaceState(null, '', '/device#token')
  await speaking('en')
  render(Device, { id: '' })
  expect((await screen.findByText(/A link of Eve/)).textContent).toContain(said)
})
