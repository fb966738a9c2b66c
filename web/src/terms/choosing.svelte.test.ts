/** Each choice of terms reports exactly what the player changed, keeps the rest, and shows what is agreed now. */

import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { USUAL_TERMS, type Terms } from '../wire/protocol'
import { speaking } from '../words/speaking.stub'
import ClockTerms from './ClockTerms.svelte'
import { CLOCKS, type Clock } from './clocks'
import Counts from './Counts.svelte'
import Filling from './Filling.svelte'
import { NO_HELP } from './help'
import HelpTerms from './HelpTerms.svelte'
import Seconds from './Seconds.svelte'
import StandIn from './StandIn.svelte'
import Substitutes from './Substitutes.svelte'
import TalkTerms from './TalkTerms.svelte'

const onchange = vi.fn()
const two: Clock = { kind: 'days', days: 2, vacation: 14, night: null }
const seven: Clock = { kind: 'days', days: 7, vacation: 14, night: null }
const select = (name?: string | RegExp) => screen.getByRole<HTMLSelectElement>('combobox', name === undefined ? {} : { name })
const box = () => screen.getByRole<HTMLInputElement>('checkbox')
const choose = (value: string | number, name?: string | RegExp) =>
  fireEvent.change(select(name), { target: { value: String(value) } })
const chosen = () => select().selectedOptions[0]?.textContent

beforeEach(async () => {
  onchange.mockReset()
  await speaking('en')
})

const clockTerms = (clock: Clock | null, more: object = {}) =>
  render(ClockTerms, { clock, timeOut: 'bot_until_back', bots: true, onchange, ...more })

test('without a clock there is nothing to choose about its end, and a clock keeps what was chosen about that', async () => {
  clockTerms(null)
  expect(chosen()).toBe('As long as you like')
  expect(screen.queryByRole('checkbox')).toBeNull()
  await choose(0)
  expect(onchange.mock.calls).toEqual([[{ clock: CLOCKS[0], time_out: 'bot_until_back' }]])
})

test('if the game has no bots, the other players decide after a time-out', async () => {
  clockTerms(two, { bots: false })
  expect(screen.getAllByRole('combobox')).toHaveLength(1)
  await choose(0)
  expect(onchange.mock.calls).toEqual([[{ clock: CLOCKS[0], time_out: 'others' }]])
})

test('the clock that is agreed is the one shown, with and without nights, also after a change from elsewhere', async () => {
  const { rerender } = clockTerms({ ...two, night: [22, 8] })
  expect([select(/Time/).value, box().checked]).toEqual([
    String(CLOCKS.findIndex((one) => 'days' in one && one.days === 2)),
    true,
  ])
  await rerender({ clock: CLOCKS[1] ?? null })
  expect([select(/Time to/).value, screen.queryByRole('checkbox')]).toEqual(['1', null])
  await rerender({ clock: null })
  expect([select().value]).toEqual(['-1'])
})

test('nights stay with another number of days, and go with the days', async () => {
  clockTerms({ ...two, night: [22, 8] })
  await choose(
    CLOCKS.findIndex((one) => 'days' in one && one.days === 7),
    /Time to/,
  )
  expect(onchange.mock.lastCall).toEqual([{ clock: { ...seven, night: [22, 8] }, time_out: 'bot_until_back' }])
  await choose(0, /Time to/)
  expect(onchange.mock.lastCall).toEqual([{ clock: CLOCKS[0], time_out: 'bot_until_back' }])
  await choose(-1, /Time to/)
  expect(onchange.mock.lastCall).toEqual([{ clock: null, time_out: 'bot_until_back' }])
})

test('nights are ticked and unticked, and nothing else about the clock changes', async () => {
  const { rerender } = clockTerms(two)
  await fireEvent.click(box())
  expect(onchange.mock.lastCall).toEqual([{ clock: { ...two, night: [22, 8] }, time_out: 'bot_until_back' }])
  await rerender({ clock: { ...two, night: [22, 8] } })
  await fireEvent.click(box())
  expect(onchange.mock.lastCall).toEqual([{ clock: two, time_out: 'bot_until_back' }])
})

test('what follows a time-out is chosen without a change of the clock', async () => {
  clockTerms(two)
  expect(select(/up/).value).toBe('bot_until_back')
  await choose('others', /up/)
  expect(onchange.mock.calls).toEqual([[{ clock: two, time_out: 'others' }]])
})

test('each kind of help is chosen apart, and the button forbids all', async () => {
  const help = { hints: true, look_back: false, take_back: true }
  const { rerender } = render(HelpTerms, { help, onchange })
  const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox')
  const none = () => screen.getByRole('button')
  expect([boxes().map((one) => one.checked), none().getAttribute('aria-pressed')]).toEqual([[true, false, true], 'false'])
  await fireEvent.click(screen.getByLabelText(/Looking back/))
  expect(onchange.mock.lastCall).toEqual([{ ...help, look_back: true }])
  await rerender({ help: { ...help, look_back: true } })
  await fireEvent.click(screen.getByLabelText(/Hints/))
  expect(onchange.mock.lastCall).toEqual([{ hints: false, look_back: true, take_back: true }])
  await fireEvent.click(none())
  expect(onchange.mock.lastCall).toEqual([{ hints: false, look_back: false, take_back: false }])
  await rerender({ help: { ...NO_HELP } })
  expect([boxes().map((one) => one.checked), none().getAttribute('aria-pressed')]).toEqual([[false, false, false], 'true'])
})

test('a match that counts has no help and no bots, and gets its help back when it no longer counts', async () => {
  const terms: Terms = { talk: 'players', fill: 300 }
  const { rerender } = render(Counts, { terms, onchange })
  expect(box().checked).toBe(false)
  await fireEvent.click(box())
  const counted = { talk: 'players', fill: 0, counts: true, help: { hints: false, look_back: false, take_back: false } } as const
  expect(onchange.mock.lastCall).toEqual([counted])
  await rerender({ terms: counted })
  expect(box().checked).toBe(true)
  await fireEvent.click(box())
  expect(onchange.mock.lastCall).toEqual([{ ...counted, counts: false, help: USUAL_TERMS.help }])
})

test('who takes over a seat is chosen without a change of the other terms; the usual choice is shown first', async () => {
  const { rerender } = render(Substitutes, { terms: { fill: 60 }, onchange })
  expect(select().value).toBe('asked')
  await choose('nobody')
  expect(onchange.mock.calls).toEqual([[{ fill: 60, substitutes: 'nobody' }]])
  await rerender({ terms: { substitutes: 'anybody' } })
  expect(select().value).toBe('anybody')
})

test('who may chat is chosen', async () => {
  const { rerender } = render(TalkTerms, { talk: 'everybody', onchange })
  expect(chosen()).toBe('Everybody with everybody')
  await choose('none')
  expect(onchange.mock.calls).toEqual([['none']])
  await rerender({ talk: 'phrases' })
  expect(select().value).toBe('phrases')
})

test('the time until bots fill the free seats is chosen without a change of the other terms', async () => {
  const { rerender } = render(Filling, { terms: { talk: 'none' }, onchange })
  expect([chosen(), screen.queryByText(/Bots take the seats/)]).toEqual(['We wait', null])
  await choose(300)
  expect(onchange.mock.calls).toEqual([[{ talk: 'none', fill: 300 }]])
  await rerender({ terms: { fill: 300 } })
  expect([chosen(), screen.queryByText(/Bots take the seats/)]).not.toContain(null)
})

test('a length of time that is not in the list is kept and shown in its place, as long as it is chosen', async () => {
  const { rerender } = render(Seconds, { label: 'For', help: '', none: 'Never', choices: [0, 60, 300], value: 90, onchange })
  const values = () => [...select().options].map((option) => Number(option.value))
  expect([values(), select().value, chosen()]).toEqual([[0, 60, 90, 300], '90', '90 seconds'])
  await choose(60)
  expect(onchange.mock.calls).toEqual([[60]])
  await rerender({ value: 0 })
  expect([values(), chosen()]).toEqual([[0, 60, 300], 'Never'])
})

test('the time until a bot plays for an absent player is chosen', async () => {
  render(StandIn, { value: 120, onchange })
  expect(chosen()).toBe('2 minutes')
  await choose(0)
  expect(onchange.mock.calls).toEqual([[0]])
})

test.each(['fr', 'nl', 'en'])('the choices about a seat that was given up fit in the dialog of a phone: %s', async (language) => {
  await speaking(language)
  render(Substitutes, { terms: {}, onchange })
  const LETTERS = 27
  expect([...select().options].map((one) => one.text).filter((said) => said.length > LETTERS)).toEqual([])
})

test.each([
  ['the clock', () => clockTerms({ ...two }), 'Bedenktijd'],
  ['help', () => render(HelpTerms, { help: { ...NO_HELP }, onchange }), 'Helemaal geen hulp'],
  ['counting', () => render(Counts, { terms: {}, onchange }), 'Deze partij telt'],
  ['substitutes', () => render(Substitutes, { terms: {}, onchange }), 'Invaller, als ieder instemt'],
  ['chat', () => render(TalkTerms, { talk: 'none', onchange }), 'Niemand praat hier'],
  ['bots', () => render(Filling, { terms: { fill: 60 }, onchange }), 'Bots nemen de plaatsen die nog vrij zijn'],
  ['standing in', () => render(StandIn, { value: 60, onchange }), '1 minuut'],
])('the choice about %s is in the language of now, and changes nothing by that', async (_, show, said) => {
  const { container } = show()
  const values = () => [...container.querySelectorAll('select')].map((one) => one.value)
  const before = values()
  expect(container.textContent).not.toContain(said)
  await speaking('nl')
  expect(container.textContent).toContain(said)
  expect([values(), onchange.mock.calls]).toEqual([before, []])
})
