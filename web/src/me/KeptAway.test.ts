import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { Declined } from '../wire/api'
import type { PersonKeptAway } from '../wire/protocol'
import { people } from '../story/people'
import { speaking } from '../words/speaking.stub'
import KeptAway from './KeptAway.svelte'

const kept = (name: string): PersonKeptAway => ({ key: name, name, kind: 'mute', at: 0 })
const lift = vi.spyOn(people, 'lift')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name: new RegExp(name) }))
const told = () => screen.getByRole('status').textContent

beforeEach(async () => {
  lift.mockReset()
  await speaking('en')
  vi.spyOn(people, 'kept').mockResolvedValue([kept('Ana'), kept('Ben')])
  render(KeptAway)
  await screen.findByText('Ana')
})

test('who is let back in twice is asked for once', async () => {
  lift.mockReturnValue(new Promise(() => {}))
  await press('Ana')
  await press('Ana')
  expect(lift.mock.calls).toEqual([['Ana']])
})

test('what was done is said in the language that is chosen in the same dialog', async () => {
  lift.mockResolvedValue([kept('Ben')])
  await press('Ana')
  await waitFor(() => expect(told()).toContain('You hear'))
  await speaking('nl')
  expect(told()).toMatch(/Je hoort .*Ana.* weer/)
})

test('a refusal takes away what was said to be done, and the button works again', async () => {
  lift.mockResolvedValueOnce([kept('Ben')]).mockRejectedValueOnce(new Declined({ code: 'server.broken', params: {} }))
  await press('Ana')
  await waitFor(() => expect(told()).toContain('Ana'))
  await press('Ben')
  await waitFor(() => expect(screen.getByRole('alert').textContent.trim()).not.toBe(''))
  expect(told()).toBe('')
  lift.mockResolvedValueOnce([])
  await press('Ben')
  await waitFor(() => expect(told()).toContain('Ben'))
  expect(screen.getByRole('alert').textContent.trim()).toBe('')
})
