import { render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api, Declined, NO_CONNECTION } from '../wire/api'
import { digest } from '../deal/mixing'
import { speaking } from '../words/speaking.stub'
import Proof from './Proof.svelte'

const SECRET = 'ab'.repeat(32)
const proof = vi.spyOn(api, 'proof')
const told = (more: object = {}) =>
  ({ game: 'toy', commitment: digest(SECRET), seed: SECRET, secret: SECRET, shares: null, deal: null, ...more }) as never
const verdict = () => document.querySelector('.verdict')?.textContent.trim()
const problem = () => screen.getByRole('alert').textContent.trim()

async function shown(ms = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
  flushSync()
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  proof.mockReset().mockResolvedValue(told())
  vi.spyOn(api, 'table').mockResolvedValue({ seats: [] } as never)
  await speaking('en')
})

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  [told(), 'It matches'],
  [told({ commitment: digest('cd'.repeat(32)) }), 'does NOT match'],
])('whether the deal was as promised is said, in the language of now (%#)', async (given, says) => {
  proof.mockResolvedValue(given)
  render(Proof, { id: 'T' })
  await vi.waitFor(() => expect(verdict()).toContain(says))
  await speaking('nl')
  expect(verdict()).not.toContain(says)
})

test('of a match that goes on only the fingerprint is shown', async () => {
  proof.mockResolvedValue(told({ seed: null, secret: null }))
  render(Proof, { id: 'T' })
  await screen.findByText(digest(SECRET))
  expect([verdict(), screen.queryByText(SECRET)]).toEqual([undefined, null])
})

test('where the server was away it is shown once it is back, and nothing of that is left', async () => {
  proof.mockRejectedValueOnce(new Declined(NO_CONNECTION))
  render(Proof, { id: 'T' })
  await shown()
  expect([verdict(), problem() === '']).toEqual([undefined, false])
  await shown(10_000)
  await vi.waitFor(() => expect(verdict()).toContain('It matches'))
  await shown(60_000)
  expect([problem(), proof.mock.calls.length]).toEqual(['', 2])
})

test('a table that there is not is not asked for again, and leads home', async () => {
  proof.mockRejectedValue(new Declined({ code: 'table.unknown', params: {} }))
  render(Proof, { id: 'T' })
  await shown()
  await shown(60_000)
  expect(proof).toHaveBeenCalledOnce()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/')
})
