import { fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { opening } from '../frame/dialogs.stub'
import { Declined } from '../wire/api'
import type { ReportInfo } from '../wire/protocol'
import { speaking } from '../words/speaking.stub'
import { moderation } from './moderation'
import ReportCard from './ReportCard.svelte'

const report = {
  report: 'R',
  at: 0,
  table: 'T',
  game: 'toy',
  ply: 0,
  line: 1,
  reason: 'insult',
  text: '',
  names: [],
  people: [
    { name: 'Ana', seat: 0, silenced_until: null },
    { name: 'Ben', seat: 1, silenced_until: null },
  ],
  lines: [{ n: 1, who: 0, text: 'Fool', preset: null }],
  plies: [],
  removed: [],
  deeds: [],
  own: false,
  ending: null,
} as unknown as ReportInfo
const decide = vi.spyOn(moderation, 'decide')
const ondecided = vi.fn<(decided: ReportInfo) => void>()

const button = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name })
const note = () => screen.getByLabelText<HTMLInputElement>('Note for the log')
const problem = () => screen.getByRole('alert').textContent.trim()
/** A browser does not press a disabled button. */
async function press(name: string): Promise<void> {
  screen.getByRole('button', { name }).click()
  await tick()
}

/** Let the tasks run that follow from an answer. */
const settled = () => new Promise((done) => setTimeout(done))

function shown(change: Partial<ReportInfo> = {}) {
  return render(ReportCard, { report: { ...report, ...change }, ondecided })
}

beforeEach(async () => {
  opening()
  decide.mockReset()
  ondecided.mockReset()
  await speaking('en')
})

test('two presses decide once, and nothing else is decided meanwhile', async () => {
  let answer: (decided: ReportInfo) => void = () => {}
  decide.mockReturnValue(new Promise((given) => (answer = given)))
  shown()
  await press('Silence')
  await press('Silence')
  await press('Remove the name')
  await press('Remove: Fool')
  expect(decide.mock.calls).toEqual([['R', { do: 'silence', who: 0, hours: 24, note: '' }]])
  answer(report)
  await settled()
  expect(button('Silence')?.disabled).toBe(false)
  expect(ondecided.mock.calls).toEqual([[report]])
})

test('a refusal keeps the note, and the next decision takes both away', async () => {
  decide.mockRejectedValueOnce(new Declined({ code: 'server.broken', params: {} })).mockResolvedValueOnce(report)
  shown()
  await fireEvent.input(note(), { target: { value: ' Third time ' } })
  await press('Close: dealt with')
  await settled()
  expect(problem()).not.toBe('')
  expect([note().value, ondecided.mock.calls.length]).toEqual([' Third time ', 0])
  await press('Close: dealt with')
  await settled()
  expect(note().value).toBe('')
  expect(problem()).toBe('')
  expect(decide.mock.calls).toEqual([1, 2].map(() => ['R', { do: 'settle', note: 'Third time' }]))
  expect(ondecided).toHaveBeenCalledOnce()
})

test('a guest is signed out only after a question, and the question names that guest', async () => {
  decide.mockResolvedValue(report)
  shown()
  await fireEvent.change(screen.getAllByRole('combobox')[0] as HTMLElement, { target: { value: '1' } })
  await press('Sign out everywhere')
  expect(screen.getByRole('dialog', { hidden: true }).textContent).toContain('Ben')
  await press('Leave them')
  expect(decide).not.toHaveBeenCalled()
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
  await press('Sign out everywhere')
  screen.getByRole('dialog', { hidden: true }).querySelector<HTMLButtonElement>('.button.warm')?.click()
  await settled()
  expect(decide.mock.calls).toEqual([['R', { do: 'end', who: 1, note: '' }]])
  expect(button('Silence')?.disabled).toBe(false)
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
})

test('a report that another moderator closed meanwhile is not closed again', async () => {
  const { rerender } = shown()
  expect(button('Close: dealt with')).not.toBeNull()
  await rerender({ report: { ...report, ending: 'settled', removed: [1] } })
  expect([button('Close: dealt with'), button('Close: nothing to be done'), button('Remove: Fool')]).toEqual([null, null, null])
  expect(button('Silence')?.disabled).toBe(false)
})

test('a moderator decides nothing about a report of their own', () => {
  shown({ own: true })
  expect(screen.queryAllByRole('button')).toEqual([])
})

test('it follows the language, and keeps the note', async () => {
  shown()
  await fireEvent.input(note(), { target: { value: 'Third time' } })
  await speaking('nl')
  expect(button('Silence')).toBeNull()
  expect(button('Laten zwijgen')).not.toBeNull()
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Third time')
})
