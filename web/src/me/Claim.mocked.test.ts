import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { beforeEach, expect, it, vi } from 'vitest'

const claim = vi.hoisted(() => vi.fn())
const linkInfo = vi.hoisted(() => vi.fn())
const goBack = vi.hoisted(() => vi.fn())
vi.mock('../words/words.svelte', () => ({
  t: (id: string, given?: Record<string, unknown>) => [id, ...Object.values(given ?? {})].join(' '),
  sentence: (problem: { code: string }) => problem.code,
}))
vi.mock('../wire/api', () => ({ api: { claim, linkInfo, goBack }, problemOf: (thrown: unknown) => thrown }))
const { default: Claim } = await import('./Claim.svelte')
const { Claiming } = await import('./claiming.svelte')

const children = createRawSnippet(() => ({ render: () => '<p>the proof</p>' }))
const here = { name: 'Ana', running: 2, waiting: 1, moderates: true }

beforeEach(() => {
  claim.mockReset().mockResolvedValue({ name: 'Eve', face: null })
  goBack.mockReset().mockResolvedValue({ name: 'Ana', face: null })
  linkInfo.mockReset().mockResolvedValue({ name: 'Eve', face: null, age: 0, here })
})

async function shown() {
  const claiming = new Claiming('T')
  await vi.waitFor(() => expect(claiming.link).not.toBeNull())
  render(Claim, { claiming, children })
  return claiming
}

it('says what would be handed over to whom, and chooses nothing', async () => {
  const claiming = await shown()
  expect(screen.getByRole('group', { name: 'join-legend-named Ana' })).toBeTruthy()
  expect(screen.getByText('join-has 2 1')).toBeTruthy()
  const choices = screen.getAllByRole<HTMLInputElement>('radio')
  expect(choices.map((choice) => choice.checked)).toEqual([false, false])
  expect(screen.queryByText('join-moderates')).toBeNull()
  await fireEvent.click(screen.getByRole('radio', { name: 'join-bring-named Eve' }))
  expect(claiming.join).toBe(true)
  expect(screen.getByText('join-moderates')).toBeTruthy()
  await fireEvent.click(screen.getByRole('radio', { name: 'join-leave' }))
  expect(claiming.join).toBe(false)
})

it('a guest without a name here is not called like the one of the link, who may have none either', async () => {
  linkInfo.mockResolvedValue({ name: '', face: null, age: 0, here: { ...here, name: '' } })
  await shown()
  expect(screen.getByRole('group', { name: 'join-legend' })).toBeTruthy()
})

it('what was done can be undone there and then, once, and is read out', async () => {
  const claiming = await shown()
  claiming.join = true
  await claiming.claim(() => ({ token: 'T' }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('device-claimed'))
  // A press focuses the button, which is gone after it.
  screen.getByRole('button', { name: 'return-undo' }).focus()
  await fireEvent.click(screen.getByRole('button', { name: 'return-undo' }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('return-done'))
  expect(goBack).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button', { name: 'return-undo' })).toBeNull()
})

it('an undo that is refused says so and can be tried again', async () => {
  const claiming = await shown()
  claiming.join = false
  await claiming.claim(() => ({ token: 'T' }))
  goBack.mockRejectedValueOnce({ code: 'return.closed', params: {} })
  await fireEvent.click(await screen.findByRole('button', { name: 'return-undo' }))
  expect(await screen.findByText('return.closed')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'return-undo' }).disabled).toBe(false)
})
