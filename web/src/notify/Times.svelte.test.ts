import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { api, Declined } from '../wire/api'
import type { Notifications, NoticeTimes } from '../wire/protocol'
import { speaking } from '../words/speaking.stub'
import Times from './Times.svelte'

const START: NoticeTimes = { mode: 'each', digest_at: 480, quiet_from: null, quiet_until: null, zone: 'UTC' } as never
const set = vi.spyOn(api, 'setNoticeTimes')
const refused = new Declined({ code: 'server.broken', params: {} })
const problem = () => screen.getByRole('alert').textContent.trim()
const box = () => screen.getByRole<HTMLInputElement>('checkbox')

/** Render the page with these times, and update it with each answer of the server. */
function shown(times: NoticeTimes = START): void {
  const view = render(Times, { times, onchange: ({ times: kept }: Notifications) => void view.rerender({ times: kept }) })
}

beforeEach(async () => {
  set.mockReset().mockImplementation((times) => Promise.resolve({ times } as never))
  await speaking('en')
})

test('what is chosen while another choice is on its way takes nothing of that back', async () => {
  shown()
  await Promise.all([fireEvent.click(screen.getByRole('button', { name: /day/ })), fireEvent.click(box())])
  await waitFor(() => expect(set).toHaveBeenCalledTimes(2))
  expect(set.mock.lastCall?.[0]).toMatchObject({ mode: 'digest', quiet_from: 22 * 60, quiet_until: 8 * 60 })
})

test('a box that is ticked twice is as it was', async () => {
  shown()
  await Promise.all([fireEvent.click(box()), fireEvent.click(box())])
  await waitFor(() => expect(set).toHaveBeenCalledTimes(2))
  expect(set.mock.lastCall?.[0]).toMatchObject({ quiet_from: null, quiet_until: null })
  await waitFor(() => expect(box().checked).toBe(false))
})

test('a time that was refused gives way to the one that holds, and can be chosen again', async () => {
  set.mockRejectedValueOnce(refused)
  shown({ ...START, quiet_from: 22 * 60, quiet_until: 8 * 60 })
  const from = () => screen.getByLabelText<HTMLInputElement>(/from/i)
  await fireEvent.change(from(), { target: { value: '21:00' } })
  await waitFor(() => expect(problem()).not.toBe(''))
  expect(from().value).toBe('22:00')
  await fireEvent.change(from(), { target: { value: '21:00' } })
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Saved.'))
  expect([from().value, problem()]).toEqual(['21:00', ''])
  await speaking('nl')
  expect(screen.getByRole('status').textContent).toBe('Bewaard.')
})

test('after a refusal nothing says that the choice is saved', async () => {
  shown()
  const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))
  await press(/day/)
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Saved.'))
  set.mockRejectedValueOnce(refused)
  await press(/day/)
  await waitFor(() => expect(problem()).not.toBe(''))
  expect(screen.getByRole('status').textContent).toBe('')
})

test('the choice that holds is the button that is pressed', async () => {
  shown({ ...START, mode: 'on' })
  const pressed = () => screen.getAllByRole('button', { pressed: true }).map((button) => button.textContent.trim())
  const before = pressed()
  const other = screen.getByRole('button', { name: /day/ })
  expect([before.length, other.getAttribute('aria-pressed')]).toEqual([1, 'false'])
  await fireEvent.click(other)
  await waitFor(() => expect(pressed()).toEqual([other.textContent.trim()]))
})
