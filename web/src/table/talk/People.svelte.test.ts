import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { Declined } from '../../wire/api'
import { opening } from '../../frame/dialogs.stub'
import type { PersonHere } from '../../wire/protocol'
import { speaking } from '../../words/speaking.stub'
import type { Match } from '../match/match.svelte'
import { Conversation } from './conversation.svelte'
import { people } from '../../story/people'
import People from './People.svelte'

const refused = new Declined({ code: 'server.broken', params: {} })
const keep = vi.spyOn(people, 'keep')
const here = vi.spyOn(people, 'here')
const report = vi.spyOn(people, 'report')
const listenAgain = vi.fn()

const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const told = () => screen.getByRole('status').textContent
const problem = () => screen.getByRole('alert').textContent.trim()

beforeEach(async () => {
  opening()
  for (const spy of [keep, here, report]) spy.mockReset()
  listenAgain.mockReset()
  here.mockResolvedValue([{ seat: 1, kind: null }])
  await speaking('en')
})

function shown(): void {
  const seats = ['Ana', 'Ben'].map((name, seat) => ({ seat, kind: 'guest', name, own: seat === 0 }))
  const match = { id: 'T', table: { seats }, conversation: new Conversation(), listenAgain }
  render(People, { match: match as unknown as Match, onclose: () => {} })
}

test('who is muted twice is muted once, and it is said in the language of today', async () => {
  let answer: (here: PersonHere[]) => void = () => {}
  keep.mockReturnValue(new Promise((given) => (answer = given)))
  shown()
  await press(/^Mute/)
  await press(/^Mute/)
  expect(keep.mock.calls).toEqual([['T', { seat: 1 }, 'mute']])
  answer([{ seat: 1, kind: 'mute' }])
  await waitFor(() => expect(told()).toContain('no longer hear'))
  expect(listenAgain).toHaveBeenCalledOnce()
  await speaking('nl')
  expect(told()).toMatch(/Je hoort .*Ben.* niet meer/)
})

test('a refusal takes away what was said to be done, and the button works again', async () => {
  keep.mockResolvedValueOnce([{ seat: 1, kind: 'mute' }]).mockRejectedValueOnce(refused)
  shown()
  await press(/^Mute/)
  await waitFor(() => expect(told()).not.toBe(''))
  await press(/^Unmute/)
  await waitFor(() => expect(problem()).not.toBe(''))
  expect(told()).toBe('')
  keep.mockResolvedValueOnce([{ seat: 1, kind: null }])
  await press(/^Unmute/)
  await waitFor(() => expect(told()).toContain('again'))
  expect(problem()).toBe('')
})

test('an answer to how it was before does not undo on the page what was done since', async () => {
  let late: (here: PersonHere[]) => void = () => {}
  here.mockReturnValue(new Promise((given) => (late = given)))
  keep.mockResolvedValue([{ seat: 1, kind: 'block' }])
  shown()
  await press(/^Block/)
  await screen.findByText('blocked')
  late([{ seat: 1, kind: null }])
  await Promise.resolve()
  expect(screen.getByText('blocked')).toBeTruthy()
})

test('a report is sent once however often it is pressed, and what was written stays after a refusal', async () => {
  let refuse: (thrown: unknown) => void = () => {}
  report.mockReturnValueOnce(new Promise((_, rejected) => (refuse = rejected)))
  shown()
  await press(/^Report/)
  await fireEvent.input(screen.getByRole('textbox'), { target: { value: ' He shouts ' } })
  const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send this report' })
  await fireEvent.click(send())
  await fireEvent.click(send())
  expect(report.mock.calls).toEqual([['T', { seat: 1 }, 'insult', 'He shouts']])
  refuse(refused)
  await waitFor(() => expect(problem()).not.toBe(''))
  report.mockResolvedValueOnce({ moderated: false } as never)
  await fireEvent.click(send())
  await waitFor(() => expect(told()).toContain('your report is stored'))
  expect(report).toHaveBeenLastCalledWith('T', { seat: 1 }, 'insult', 'He shouts')
})
