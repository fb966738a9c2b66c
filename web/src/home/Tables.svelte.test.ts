import { render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { api, Declined } from '../wire/api'
import { opening } from '../frame/dialogs.stub'
import type { TableInfo } from '../wire/protocol'
import { speaking } from '../words/speaking.stub'
import Tables from './Tables.svelte'

const seat = (at: number, more: object = {}) => ({
  seat: at,
  kind: 'guest',
  name: `P${at}`,
  mine: at === 0,
  own: at === 0,
  ...more,
})
const table = (id: string, more: object = {}) =>
  ({
    table: id,
    game: 'toy',
    state: 'waiting',
    players: 2,
    host: true,
    seats: [seat(0), { seat: 1, kind: 'free' }],
    sides: [0, 1],
    terms: {},
    turn: null,
    opened: 0,
    result: null,
    ...more,
  }) as unknown as TableInfo
const guest = (id: string) => table(id, { host: false })
const going = (id: string) =>
  table(id, { state: 'running', seats: [seat(0, { resigned: true }), { seat: 1, kind: 'bot', name: 'Mia' }] })

const cancel = vi.spyOn(api, 'cancel')
const leave = vi.spyOn(api, 'leave')
const onchange = vi.fn<() => Promise<void>>()
const onproblem = vi.fn()
const shown = () => [...document.querySelectorAll('li a')].map((link) => link.getAttribute('href')?.at(-1)).join('')
const ways = () => [...document.querySelectorAll<HTMLButtonElement>('li .icon-button')]
const many = (ids: string) => [...ids].map((id) => table(id, { host: false, seats: [] }))

async function press(button: HTMLElement | undefined): Promise<void> {
  button?.click()
  await tick()
}
const named = (name: string | RegExp) => screen.getByRole('button', { name })
const lists = (tables: TableInfo[], more: object = {}) =>
  render(Tables, { id: 'mine', title: 'Mine', tables, onchange, onproblem, ...more })

beforeEach(async () => {
  opening()
  for (const mock of [cancel, leave, onchange, onproblem]) mock.mockReset()
  onchange.mockResolvedValue()
  await speaking('en')
})

test.each([
  ['a waiting table of this host', () => table('a'), cancel, leave, 'Yes, cancel it', 'the link leads to no game'],
  ['a match against bots', () => going('a'), cancel, leave, 'Yes, cancel it', 'The bots stop here'],
  ['another host’s waiting table', () => guest('a'), leave, cancel, 'Yes, leave', 'Your seat will then be free'],
] as const)('%s is left after a question, and the list is loaded again', async (_, make, done, notDone, yes, text) => {
  done.mockResolvedValue(table('a'))
  lists([make()])
  await press(ways()[0])
  expect([screen.getByRole('dialog').textContent.includes(text), done.mock.calls]).toEqual([true, []])
  await press(named(yes))
  await vi.waitFor(() => expect(onchange).toHaveBeenCalledOnce())
  expect([done.mock.calls, notDone.mock.calls, onproblem.mock.calls]).toEqual([[['a']], [], []])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a player who answers no stays, and may be asked again about another table', async () => {
  leave.mockResolvedValue(table('b'))
  lists([guest('a'), guest('b')])
  await press(ways()[0])
  await press(named('No, stay'))
  expect([screen.queryByRole('dialog'), leave.mock.calls, onchange.mock.calls]).toEqual([null, [], []])
  await press(ways()[1])
  await press(named('Yes, leave'))
  expect(leave.mock.calls).toEqual([['b']])
})

test('while a table is being left, it cannot be left again; other tables can', async () => {
  let answer: (left: TableInfo) => void = () => {}
  leave.mockReturnValueOnce(new Promise((given) => (answer = given))).mockResolvedValue(table('b'))
  lists([guest('a'), guest('b')])
  await press(ways()[0])
  await press(named('Yes, leave'))
  expect(ways().map((way) => way.disabled)).toEqual([true, false])
  await press(ways()[0])
  expect(screen.queryByRole('dialog')).toBeNull()
  await press(ways()[1])
  await press(named('Yes, leave'))
  answer(table('a'))
  await vi.waitFor(() => expect(onchange).toHaveBeenCalledTimes(2))
  expect(leave.mock.calls).toEqual([['a'], ['b']])
})

test('a refusal is reported after the list was loaded again, and the table can be left', async () => {
  const order: string[] = []
  leave.mockRejectedValueOnce(new Declined({ code: 'server.broken', params: {} })).mockResolvedValueOnce(table('a'))
  onchange.mockImplementation(async () => {
    await tick()
    order.push('loaded')
  })
  onproblem.mockImplementation(({ code }: { code: string }) => order.push(code))
  lists([guest('a')])
  await press(ways()[0])
  await press(named('Yes, leave'))
  await vi.waitFor(() => expect(order).toEqual(['loaded', 'server.broken']))
  expect(ways()[0]?.disabled).toBe(false)
  await press(ways()[0])
  await press(named('Yes, leave'))
  await vi.waitFor(() => expect(order).toEqual(['loaded', 'server.broken', 'loaded']))
})

test('a table that began while its player was asked is not left: the list of now decides', async () => {
  const { rerender } = lists([guest('a')])
  await press(ways()[0])
  await rerender({ tables: [table('a', { host: false, state: 'running', seats: [seat(0), seat(1)] })] })
  expect([screen.queryByRole('dialog'), ways()]).toEqual([null, []])
})

test('a long list shows six tables, and all of them on request, unless another page lists them', async () => {
  const { rerender } = lists(many('abcdefgh'))
  expect([shown(), ways()]).toEqual(['abcdef', []])
  await press(named('Show all 8'))
  expect(shown()).toBe('abcdefgh')
  await rerender({ tables: many('abcdefghi') })
  expect([shown(), screen.queryByRole('button')]).toEqual(['abcdefghi', null])
  document.body.innerHTML = ''
  lists(many('abcdefgh'), { whole: false })
  expect([shown(), screen.queryByRole('button')]).toEqual(['abcdef', null])
})

test('an empty list takes no room', async () => {
  const { container, rerender } = lists([])
  expect(container.querySelector('section')).toBeNull()
  await rerender({ tables: many('a') })
  expect(screen.getByRole('region', { name: 'Mine' })).toBeTruthy()
})

test('the question, and what each way out leads from, are in the language of now', async () => {
  lists([guest('a')])
  expect(ways()[0]?.getAttribute('aria-label')).toContain('Leave the table')
  await press(ways()[0])
  await speaking('nl')
  expect(ways()[0]?.getAttribute('aria-label')).not.toContain('Leave')
  expect(screen.getByRole('dialog').textContent).not.toContain('Your seat')
})
