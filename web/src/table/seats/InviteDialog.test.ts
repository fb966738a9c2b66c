import { render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { opening } from '../../frame/dialogs.stub'
import { api } from '../../wire/api'
import { speaking } from '../../words/speaking.stub'
import type { Match } from '../match/match.svelte'
import InviteDialog from './InviteDialog.svelte'

beforeEach(async () => {
  opening()
  vi.spyOn(api, 'address').mockResolvedValue({ address: location.origin })
  await speaking('en')
})

test.each([
  [false, true],
  [true, false],
])('a table that is locked (%s) promises no seat', (locked, promised) => {
  const match = { id: 'T', table: { locked } } as unknown as Match
  render(InviteDialog, { match, onclose: () => {} })
  expect(screen.getByText(/watch the game/).textContent.includes('seat')).toBe(promised)
  expect(screen.getByLabelText<HTMLInputElement>('Link to this table').value).toBe(`${location.origin}/t/T`)
  expect(screen.getByAltText('The link as a QR code').getAttribute('src')).toBe(api.qr('T'))
})
