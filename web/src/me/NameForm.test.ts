import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { api, Declined } from '../wire/api'
import type { Me } from '../wire/protocol'
import { speaking } from '../words/speaking.stub'
import NameForm from './NameForm.svelte'

const me = (name: string): Me => ({ name, face: { animal: 'bear', colour: 'red' } })
const field = () => screen.getByRole<HTMLInputElement>('textbox')
const write = (value: string) => fireEvent.input(field(), { target: { value } })
const form = () => field().form as HTMLFormElement
const told = () => form().querySelector('[role=status]')?.textContent
const problem = () => form().querySelector('[role=alert]')?.textContent.trim()

const rename = vi.spyOn(api, 'rename')

beforeEach(async () => {
  vi.spyOn(api, 'me').mockResolvedValue(me('Ana'))
  rename.mockReset()
  await speaking('en')
  render(NameForm)
  await waitFor(() => expect(field().value).toBe('Ana'))
})

test('a name that is sent twice is saved once, and what is written meanwhile stays', async () => {
  let answer: (kept: Me) => void = () => {}
  rename.mockReturnValue(new Promise((given) => (answer = given)))
  await write('Eve ')
  await fireEvent.submit(form())
  await fireEvent.submit(form())
  expect(rename.mock.calls).toEqual([['Eve ']])
  await write('Eve and Ben')
  answer(me('Eve'))
  // Let the tasks run that follow from the answer.
  await new Promise((done) => setTimeout(done))
  expect([field().value, told()]).toEqual(['Eve and Ben', ''])
})

test('a name that was refused stays to be mended, and what was said goes with the next try', async () => {
  rename.mockRejectedValueOnce(new Declined({ code: 'name.taken', params: {} })).mockResolvedValueOnce(me('Eve'))
  await write('Eve')
  await fireEvent.submit(form())
  await waitFor(() => expect(problem()).not.toBe(''))
  expect([field().value, told()]).toEqual(['Eve', ''])
  await fireEvent.submit(form())
  await waitFor(() => expect(told()).toBe('Saved.'))
  expect(problem()).toBe('')
  await speaking('nl')
  expect(told()).toBe('Bewaard.')
  rename.mockRejectedValueOnce(new Declined({ code: 'server.broken', params: {} }))
  await fireEvent.submit(form())
  await waitFor(() => expect(problem()).not.toBe(''))
  expect(told()).toBe('')
})
