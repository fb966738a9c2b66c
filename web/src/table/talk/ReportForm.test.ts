import { fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { opening } from '../../frame/dialogs.stub'
import { people, type SomebodyHere } from '../../story/people'
import { Declined } from '../../wire/api'
import { speaking } from '../../words/speaking.stub'
import type { Match } from '../match/match.svelte'
import ReportForm from './ReportForm.svelte'

const line = (n: number, text: string, more: object = {}) => ({ n, seat: 1, preset: null, text, at: 0, ...more })
const ben = (...lines: object[]) => ({ name: 'Ben', whom: { seat: 1 }, lines }) as unknown as SomebodyHere
const report = vi.spyOn(people, 'report')
const onreported = vi.fn()
const onclose = vi.fn()
const problem = () => screen.getByRole('alert').textContent.trim()
const sending = () => screen.getByRole<HTMLButtonElement>('button', { name: /Send this|sturen/ })

async function send(): Promise<void> {
  sending().click()
  await tick()
}

beforeEach(async () => {
  opening()
  for (const mock of [report, onreported, onclose]) mock.mockReset()
  report.mockResolvedValue({ moderated: true })
  await speaking('en')
})

const form = (about: SomebodyHere) => render(ReportForm, { match: { id: 'T' } as unknown as Match, about, onreported, onclose })

test('a report is about the newest line, unless another one is chosen', async () => {
  form(ben(line(8, 'newest'), line(5, 'older')))
  await send()
  expect(report.mock.lastCall).toEqual(['T', { line: 8 }, 'insult', ''])
  await fireEvent.change(screen.getByRole('combobox'), { target: { value: '1' } })
  await send()
  expect(report.mock.lastCall).toEqual(['T', { line: 5 }, 'insult', ''])
})

test('a report about no line in particular names the person', async () => {
  form(ben(line(8, 'newest')))
  await fireEvent.change(screen.getByRole('combobox'), { target: { value: '-1' } })
  await send()
  expect(report.mock.lastCall).toEqual(['T', { seat: 1 }, 'insult', ''])
})

test('a person who said nothing is reported too, with the reason and the words of the reporter', async () => {
  form(ben())
  expect(screen.queryByRole('combobox')).toBeNull()
  await fireEvent.click(screen.getByLabelText('Playing unfairly'))
  await fireEvent.input(screen.getByRole('textbox'), { target: { value: '  knew my cards ' } })
  await send()
  expect(report.mock.calls).toEqual([['T', { seat: 1 }, 'cheating', 'knew my cards']])
})

test('a line from an earlier match is reported at the table where it was said', async () => {
  form(ben(line(3, 'before', { table: 'S' })))
  await send()
  expect(report.mock.lastCall?.slice(0, 2)).toEqual(['S', { line: 3 }])
})

test.each([true, false])('two presses send one report, and the page learns if there are moderators (%s)', async (moderated) => {
  let answer: (reported: { moderated: boolean }) => void = () => {}
  report.mockReturnValueOnce(new Promise((given) => (answer = given)))
  form(ben())
  await send()
  await send()
  await fireEvent.submit(document.querySelector('form') as HTMLFormElement)
  answer({ moderated })
  await vi.waitFor(() => expect(onreported.mock.calls).toEqual([[moderated]]))
  expect(report).toHaveBeenCalledOnce()
})

test('after a refusal the words are still there, and nothing of the refusal is left once they are sent again', async () => {
  report.mockRejectedValueOnce(new Declined({ code: 'server.broken', params: {} })).mockReturnValueOnce(new Promise(() => {}))
  form(ben())
  const words = screen.getByRole<HTMLInputElement>('textbox')
  await fireEvent.input(words, { target: { value: 'rude' } })
  await send()
  await vi.waitFor(() => expect(problem()).not.toBe(''))
  expect([words.value, onreported.mock.calls]).toEqual(['rude', []])
  const said = problem()
  await speaking('nl')
  expect(problem()).not.toBe(said)
  sending().click()
  await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(2))
  await tick()
  expect([problem(), sending().disabled, report.mock.lastCall?.[3]]).toEqual(['', true, 'rude'])
})

test('going back reports nothing', async () => {
  form(ben())
  await fireEvent.click(screen.getByRole('button', { name: 'Go back' }))
  expect([onclose.mock.calls.length, report.mock.calls]).toEqual([1, []])
})
