import { fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync, tick } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { api } from '../../wire/api'
import { opening } from '../../frame/dialogs.stub'
import type { Seat, TableInfo } from '../../wire/protocol'
import { router } from '../../frame/router.svelte'
import { speaking } from '../../words/speaking.stub'
import type { Match } from '../match/match.svelte'
import Invite from './Invite.svelte'

const ana = { seat: 0, kind: 'guest', name: 'Ana', mine: true, own: true } as Seat
const free = { seat: 1, kind: 'free', name: '' } as Seat
const ben = { seat: 1, kind: 'guest', name: 'Ben' } as Seat
const table = (more: object = {}) =>
  ({
    table: 'T',
    game: 'toy',
    state: 'waiting',
    players: 2,
    options: {},
    terms: {},
    host: true,
    host_seat: 0,
    starts_in: null,
    fills_in: null,
    sides: [0, 1],
    seats: [ana, free],
    ...more,
  }) as unknown as TableInfo

class FakeMatch {
  id = 'T'
  table = $state.raw(table())
  mine = [ana]
  watching = false
  happened = []
  you = 0
  granted = true
  change = vi.fn(async (request: (...details: unknown[]) => Promise<TableInfo>, ...details: unknown[]) => {
    await request(...details)
    return this.granted
  })
}

let match: FakeMatch
/** The server's answer about its own address, which the page asks for once. */
let answer: (found: { address: string }) => void = () => {}
const address = new Promise<{ address: string }>((given) => (answer = given))
const leave = vi.spyOn(api, 'leave')
const go = vi.spyOn(router, 'go')
const named = (name: string | RegExp) => screen.queryByRole('button', { name })

async function press(name: string): Promise<void> {
  screen.getByRole('button', { name }).click()
  await tick()
}

beforeEach(async () => {
  opening()
  leave.mockReset().mockResolvedValue(table())
  go.mockReset().mockImplementation(() => {})
  vi.spyOn(api, 'me').mockResolvedValue({ name: 'Ana', face: { animal: 'bear', colour: 'red' } } as never)
  vi.spyOn(api, 'games').mockResolvedValue([{ game: 'toy', levels: [1, 2], options: { properties: {} } }] as never)
  vi.spyOn(api, 'address').mockReturnValue(address)
  vi.spyOn(api, 'setup').mockResolvedValue({ problem: null, unfit: [], programs: [] } as never)
  await speaking('en')
  match = new FakeMatch()
  render(Invite, { match: match as unknown as Match })
})

test('who leaves is asked, leaves once, and stays here if it was refused', async () => {
  match.table = table({ seats: [ana, ben] })
  flushSync()
  match.granted = false
  await press('Leave the table')
  await press('Yes, leave')
  await vi.waitFor(() => expect(leave.mock.calls).toEqual([['T']]))
  expect([screen.queryByRole('dialog'), go.mock.calls.length]).toEqual([null, 0])
  match.granted = true
  await press('Leave the table')
  await press('Yes, leave')
  await vi.waitFor(() => expect(go.mock.calls).toEqual([['/']]))
})

test('a seat that was taken while the page was away is given to no bot, and nobody is invited to it', async () => {
  await screen.findByText('Or give the seat to a bot')
  match.table = table({ seats: [ana, ben] })
  flushSync()
  expect(screen.queryByText('Or give the seat to a bot')).toBeNull()
  expect(screen.getByRole('heading').textContent).toBe('Everybody is here')
})

test('what can be done, and what is asked first, is in the language of now', async () => {
  await fireEvent.click(screen.getByRole('button', { name: 'Cancel the table' }))
  expect(screen.getByRole('dialog').textContent).toContain('Nobody can sit down here any more')
  await speaking('nl')
  expect(screen.getByRole('dialog').textContent).not.toContain('Nobody')
  expect([named('Cancel the table'), named('Start the game')]).toEqual([null, null])
})

test('a page at the address of its own computer says nothing about the link before the server has named its address', async () => {
  const here = () => screen.queryByText(/Only this computer can open this link/)
  const link = () => document.querySelector<HTMLInputElement>('#invite-link')
  const visible = () => link()?.closest('.unknown') === null
  expect([here(), visible()]).toEqual([null, false])
  answer({ address: 'http://192.168.1.20:8000' })
  await vi.waitFor(() => expect(visible()).toBe(true))
  expect([here(), link()?.value]).toEqual([null, 'http://192.168.1.20:8000/t/T'])
})
