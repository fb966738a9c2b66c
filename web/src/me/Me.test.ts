import { render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api, Declined, NO_CONNECTION } from '../wire/api'
import { opening } from '../frame/dialogs.stub'
import type { Deleted, Keeping } from '../wire/protocol'
import { speaking } from '../words/speaking.stub'
import Me from './Me.svelte'
import OwnData from './OwnData.svelte'

const keeping = vi.spyOn(api, 'keeping')
const deleteMe = vi.spyOn(api, 'deleteMe')

async function press(name: string): Promise<void> {
  screen.getByRole('button', { name }).click()
  await tick()
}

beforeEach(async () => {
  opening()
  vi.stubGlobal('isSecureContext', false)
  keeping.mockReset().mockResolvedValue({ words: null, passkeys: [], devices: [] } as unknown as Keeping)
  deleteMe.mockReset()
  vi.spyOn(api, 'me').mockResolvedValue({ name: 'Ana', face: null } as never)
  await speaking('en')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('once the server is back one’s own page is there, and nothing says that it is away', async () => {
  vi.useFakeTimers()
  keeping.mockRejectedValueOnce(new Declined(NO_CONNECTION))
  render(Me, { id: '' })
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent.trim()).not.toBe(''))
  await vi.advanceTimersByTimeAsync(10_000)
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Show me eight words' })).toBeTruthy())
  expect(
    screen
      .getAllByRole('alert')
      .map((alert) => alert.textContent.trim())
      .join(''),
  ).toBe('')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(keeping).toHaveBeenCalledTimes(2)
})

test('all data is deleted once; after a refusal it can be asked for again, in the language of now', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { assign })
  deleteMe.mockRejectedValueOnce(new Declined({ code: 'server.broken', params: {} }))
  render(OwnData)
  await press('Delete my data')
  await press('Yes, delete me')
  const problem = () => screen.getByRole('alert').textContent.trim()
  await vi.waitFor(() => expect(problem()).not.toBe(''))
  expect(screen.queryByRole('dialog')).toBeNull()
  await speaking('nl')
  deleteMe.mockResolvedValue({} as Deleted)
  await press('Wis mijn gegevens')
  await press('Ja, wis mij')
  await vi.waitFor(() => expect(assign.mock.calls).toEqual([['/']]))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Wis mijn gegevens' }).disabled).toBe(true)
  expect(deleteMe).toHaveBeenCalledTimes(2)
})

test('while the data is being deleted, nothing can be deleted again, and an old refusal is no longer said', async () => {
  vi.stubGlobal('location', { assign: vi.fn() })
  deleteMe.mockRejectedValueOnce(new Declined({ code: 'server.broken', params: {} })).mockReturnValue(new Promise(() => {}))
  render(OwnData)
  const problem = () => screen.getByRole('alert').textContent.trim()
  await press('Delete my data')
  await press('Yes, delete me')
  await vi.waitFor(() => expect(problem()).not.toBe(''))
  await press('Delete my data')
  await press('Yes, delete me')
  await vi.waitFor(() => expect(deleteMe).toHaveBeenCalledTimes(2))
  expect([problem(), screen.getByRole<HTMLButtonElement>('button', { name: 'Delete my data' }).disabled]).toEqual(['', true])
})
