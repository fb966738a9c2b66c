import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { api, Declined } from '../wire/api'
import { speaking } from '../words/speaking.stub'
import AddChannel from './AddChannel.svelte'

const addMail = vi.spyOn(api, 'addMail')
const told = vi.fn()
const field = () => screen.getByRole<HTMLInputElement>('textbox', { hidden: true })
const problem = () => screen.getByRole('alert', { hidden: true }).textContent.trim()
const add = () => fireEvent.click(screen.getByRole('button', { name: /^(Add|Toevoegen)$/, hidden: true }))

beforeEach(async () => {
  addMail.mockReset()
  told.mockReset()
  await speaking('en')
  render(AddChannel, { mail: true, onchange: told })
  await fireEvent.input(field(), { target: { value: 'ana@example.org' } })
})

test('a channel that is added twice is added once', async () => {
  addMail.mockReturnValue(new Promise(() => {}))
  await add()
  await add()
  expect(addMail.mock.calls).toEqual([[{ address: 'ana@example.org', language: 'en' }]])
})

test('what was written stays after a refusal, and is sent in the language of now', async () => {
  addMail.mockRejectedValueOnce(new Declined({ code: 'server.broken', params: {} })).mockResolvedValueOnce({} as never)
  await add()
  await vi.waitFor(() => expect(problem()).not.toBe(''))
  const said = problem()
  expect(field().value).toBe('ana@example.org')
  await speaking('nl')
  expect(problem()).not.toBe(said)
  await add()
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce())
  expect([addMail.mock.lastCall, field().value, problem()]).toEqual([[{ address: 'ana@example.org', language: 'nl' }], '', ''])
})
