import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { Declined } from '../wire/api'
import type { ReportInfo } from '../wire/protocol'
import { speaking } from '../words/speaking.stub'
import { moderation } from './moderation'
import Moderation from './Moderation.svelte'

const report = (text: string) =>
  ({
    report: text,
    at: 0,
    table: 'T',
    game: 'toy',
    ply: 0,
    line: null,
    reason: 'insult',
    text,
    names: [],
    people: [{ name: 'Ana' }, { name: 'Ben' }],
    lines: [],
    plies: [],
    removed: [],
    deeds: [],
    own: false,
    ending: null,
  }) as unknown as ReportInfo
const refused = new Declined({ code: 'server.broken', params: {} })
const waiting = vi.spyOn(moderation, 'waiting')
const closed = vi.spyOn(moderation, 'closed')
const decide = vi.spyOn(moderation, 'decide')
/** A browser does not press a disabled button. */
async function press(name: string | RegExp): Promise<void> {
  screen.getByRole('button', { name }).click()
  await tick()
}
const problems = () =>
  screen
    .getAllByRole('alert')
    .map((alert) => alert.textContent.trim())
    .join('')

beforeEach(async () => {
  vi.spyOn(moderation, 'role').mockResolvedValue({ moderator: true, waiting: 0, code: null } as never)
  for (const spy of [waiting, closed, decide]) spy.mockReset()
  await speaking('en')
})

test.each([
  ['comes', (answer: (found: ReportInfo[]) => void) => answer([])],
  ['is a refusal', (_: unknown, refuse: (thrown: unknown) => void) => refuse(refused)],
])('while what is chosen is on its way, an answer to what was chosen before says nothing: it %s', async (_, give) => {
  let answer: (found: ReportInfo[]) => void = () => {}
  let refuse: (thrown: unknown) => void = () => {}
  waiting.mockReturnValueOnce(
    new Promise((given, rejected) => {
      answer = given
      refuse = rejected
    }),
  )
  let late: (found: ReportInfo[]) => void = () => {}
  closed.mockReturnValue(new Promise((given) => (late = given)))
  render(Moderation, { id: '' })
  await screen.findByRole('button', { name: 'Closed' })
  await press('Closed')
  await waitFor(() => expect(closed).toHaveBeenCalledOnce())
  give(answer, refuse)
  // Let the tasks run that follow from the answer.
  await new Promise((done) => setTimeout(done))
  expect([screen.queryByText('No report has been closed yet.'), problems()]).toEqual([null, ''])
  late([report('late')])
  expect(await screen.findByText('late')).toBeTruthy()
})

test('a decision that is pressed twice is sent once; after a refusal it can be made again, with its note', async () => {
  waiting.mockResolvedValue([report('one')])
  render(Moderation, { id: '' })
  await screen.findByText('one')
  let refuse: (thrown: unknown) => void = () => {}
  decide.mockReturnValueOnce(new Promise((_, rejected) => (refuse = rejected)))
  await fireEvent.input(screen.getByRole('textbox'), { target: { value: 'why' } })
  await press('Silence')
  await press('Silence')
  expect(decide.mock.calls).toEqual([['one', { do: 'silence', who: 0, hours: 24, note: 'why' }]])
  refuse(refused)
  await waitFor(() => expect(problems()).not.toBe(''))
  const said = problems()
  await speaking('nl')
  expect(problems()).not.toBe(said)
  await speaking('en')
  decide.mockResolvedValueOnce({ ...report('one'), ending: 'settled' } as ReportInfo)
  await press('Close: dealt with')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Close: dealt with' })).toBeNull())
  expect([decide.mock.lastCall, problems()]).toEqual([['one', { do: 'settle', note: 'why' }], ''])
})
