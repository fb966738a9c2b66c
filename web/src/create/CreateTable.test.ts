import { fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api, Declined, NO_CONNECTION } from '../wire/api'
import type { GameInfo, TableInfo } from '../wire/protocol'
import { router } from '../frame/router.svelte'
import { speaking } from '../words/speaking.stub'
import CreateTable from './CreateTable.svelte'

const toy = { game: 'toy', players: [2, 2], levels: [1, 2], options: { type: 'object', properties: {} } }
const games = vi.spyOn(api, 'games')
const open = vi.spyOn(api, 'open')
const rename = vi.spyOn(api, 'rename')
const go = vi.spyOn(router, 'go')
const problem = () => screen.getByRole('alert').textContent.trim()
const button = () => document.querySelector<HTMLButtonElement>('button.main')

async function press(): Promise<void> {
  button()?.click()
  await tick()
}

beforeEach(async () => {
  vi.useFakeTimers()
  for (const spy of [open, rename]) spy.mockReset()
  go.mockReset().mockImplementation(() => {})
  games.mockReset().mockResolvedValue([toy as unknown as GameInfo])
  vi.spyOn(api, 'me').mockResolvedValue({ name: 'Ana', face: null } as never)
  vi.spyOn(api, 'setup').mockResolvedValue({ problem: null, unfit: [], programs: [] } as never)
  await speaking('en')
})
afterEach(() => vi.useRealTimers())

test('who presses twice opens one table; after a refusal the form is as it was, and is sent again', async () => {
  let refuse: (thrown: unknown) => void = () => {}
  open.mockReturnValueOnce(new Promise((_, rejected) => (refuse = rejected)))
  render(CreateTable, { id: 'toy' })
  await vi.waitFor(() => expect(button()).not.toBeNull())
  await fireEvent.click(screen.getByRole('checkbox', { name: /everybody/ }))
  await press()
  await press()
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce())
  refuse(new Declined({ code: 'server.broken', params: {} }))
  await vi.waitFor(() => expect(problem()).not.toBe(''))
  const said = problem()
  await speaking('nl')
  expect(problem()).not.toBe(said)
  open.mockResolvedValueOnce({ table: 'T' } as TableInfo)
  await press()
  await vi.waitFor(() => expect(go.mock.calls).toEqual([['/t/T']]))
  expect(open.mock.lastCall?.[0]).toMatchObject({ game: 'toy', open: true })
})

test('once the server is back the form is there, and nothing says that it is away', async () => {
  games.mockRejectedValueOnce(new Declined(NO_CONNECTION))
  render(CreateTable, { id: 'toy' })
  await vi.waitFor(() => expect(problem()).not.toBe(''))
  await vi.advanceTimersByTimeAsync(10_000)
  await vi.waitFor(() => expect(document.querySelector('form')).not.toBeNull())
  expect(problem()).toBe('')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(games).toHaveBeenCalledTimes(2)
})

test('what was agreed with a friend goes with the friend, and not with the others at the table', async () => {
  open
    .mockRejectedValueOnce(new Declined({ code: 'server.broken', params: {} }))
    .mockResolvedValueOnce({ table: 'T' } as TableInfo)
  render(CreateTable, { id: 'toy' })
  await vi.waitFor(() => expect(button()).not.toBeNull())
  const kind = () => document.querySelectorAll<HTMLSelectElement>('li .kind select')[1] as HTMLSelectElement
  const become = (value: string) => fireEvent.change(kind(), { target: { value } })
  await become('friend')
  await fireEvent.change(screen.getByLabelText(/^Time to/), { target: { value: '0' } })
  await press()
  await vi.waitFor(() => expect(problem()).not.toBe(''))
  expect(open.mock.lastCall?.[0].terms).toMatchObject({ clock: { kind: 'bank' }, time_out: 'bot' })
  await become('bot')
  await press()
  await vi.waitFor(() => expect(go.mock.calls).toEqual([['/t/T']]))
  expect(open.mock.lastCall?.[0]).toMatchObject({ terms: {}, stand_in: 0 })
  expect(open.mock.lastCall?.[0].terms).toEqual({})
})

test('help that was agreed at one device, and talk at an open table, are sent', async () => {
  open.mockResolvedValueOnce({ table: 'T' } as TableInfo)
  render(CreateTable, { id: 'toy' })
  await vi.waitFor(() => expect(button()).not.toBeNull())
  const kind = document.querySelectorAll<HTMLSelectElement>('li .kind select')[1] as HTMLSelectElement
  await fireEvent.change(kind, { target: { value: 'device' } })
  await fireEvent.click(screen.getByRole('checkbox', { name: /everybody/ }))
  await fireEvent.click(screen.getByRole('button', { name: 'No help at all', hidden: true }))
  await fireEvent.change(screen.getByLabelText(/^Who talks/), { target: { value: 'none' } })
  await press()
  await vi.waitFor(() => expect(go.mock.calls).toEqual([['/t/T']]))
  expect(open.mock.lastCall?.[0].terms).toEqual({
    talk: 'none',
    help: { hints: false, look_back: false, take_back: false },
  })
})

test('a link fills in the numbers of a variant, and they go with the table; without the offer there are no fields', async () => {
  const parameter = { type: 'integer', minimum: 0, maximum: 9, parameter: true, default: 0 }
  const loud = { type: 'boolean', default: false }
  const variable = { ...toy, variants: true, options: { type: 'object', properties: { loud, bonus: parameter } } }
  games.mockResolvedValue([variable as unknown as GameInfo])
  open.mockResolvedValueOnce({ table: 'T' } as TableInfo)
  vi.spyOn(router.query, 'get').mockImplementation((key) => (key === 'variant' ? '{"bonus":2,"loud":true,"x":1}' : null))
  const { unmount } = render(CreateTable, { id: 'toy' })
  await vi.waitFor(() => expect(button()).not.toBeNull())
  expect(document.querySelector<HTMLInputElement>('.numbers input')?.value).toBe('2')
  await press()
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce())
  expect(open.mock.lastCall?.[0].options).toEqual({ loud: true, bonus: 2 })
  unmount()
  games.mockResolvedValue([{ ...variable, variants: false } as unknown as GameInfo])
  render(CreateTable, { id: 'toy' })
  await vi.waitFor(() => expect(button()).not.toBeNull())
  expect(document.querySelector('.numbers')).toBeNull()
})
