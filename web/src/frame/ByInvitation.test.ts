import { render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { ask } from '../wire/api'
import { door } from '../wire/door.svelte'
import { speaking } from '../words/speaking.stub'
import ByInvitation from './ByInvitation.svelte'

beforeEach(async () => {
  door.shut = false
  await speaking('en')
})

const answered = (code: string) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ code, params: {} }), { status: 403 })))

test('a refusal for that reason shuts the door, and no other', async () => {
  answered('guest.unknown')
  await expect(ask('GET', '/api/tables')).rejects.toThrow()
  expect(door.shut).toBe(false)
  answered('server.by_invitation')
  await expect(ask('GET', '/api/tables')).rejects.toThrow()
  expect(door.shut).toBe(true)
  vi.unstubAllGlobals()
})

test('a stranger learns how people come in and come back', () => {
  render(ByInvitation)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This server is by invitation')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/back', '/device'])
})
