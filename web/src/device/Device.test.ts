import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { api, Declined } from '../wire/api'
import { speaking } from '../words/speaking.stub'
import Device from './Device.svelte'

const link = vi.spyOn(api, 'link')
const make = (name = 'Make a link') => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(async () => {
  link.mockReset()
  await speaking('en')
  render(Device, { id: '' })
})

test('a link that is asked for twice is made once', async () => {
  link.mockReturnValue(new Promise(() => {}))
  await make()
  await make()
  expect(link).toHaveBeenCalledOnce()
})

test('after a refusal the link can be made, and nothing is left of the refusal, in the other language too', async () => {
  link.mockRejectedValueOnce(new Declined({ code: 'guest.unknown', params: {} })).mockResolvedValueOnce({ token: 'abc' })
  await make()
  const problem = () => screen.getByRole('alert').textContent.trim()
  await waitFor(() => expect(problem()).not.toBe(''))
  const said = problem()
  await speaking('nl')
  expect(problem()).not.toBe(said)
  await speaking('en')
  await make()
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox').value).toMatch(/\/device#abc$/))
  expect(problem()).toBe('')
})
