import { render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { router } from '../frame/router.svelte'
import { api, Declined, NO_CONNECTION } from '../wire/api'
import { speaking } from '../words/speaking.stub'
import Ways from './Ways.svelte'

const games = vi.spyOn(api, 'games')
const open = vi.spyOn(api, 'open')
const go = vi.spyOn(router, 'go')
const toy = { game: 'toy', players: [2, 4], levels: [1, 2], options: { properties: {} } }
const press = async (name: string) => {
  screen.getByRole('button', { name }).click()
  await tick()
}
const problem = () => screen.queryByRole('alert')?.textContent?.trim() ?? ''

beforeEach(async () => {
  games.mockReset().mockResolvedValue([toy] as never)
  open.mockReset().mockResolvedValue({ table: 'T' } as never)
  go.mockReset().mockImplementation(() => {})
  await speaking('en')
  render(Ways, { id: 'toy' })
})
afterEach(() => vi.clearAllMocks())

test('one tap leads from the rules into a match with the easiest bots, and a second tap into no other', async () => {
  await press('Play')
  await press('Play')
  await vi.waitFor(() => expect(go.mock.calls).toEqual([['/t/T']]))
  expect(open).toHaveBeenCalledOnce()
  expect(open.mock.calls[0]?.[0]).toMatchObject({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }] })
})

test('after a refusal, which is said in the language of now, playing can be tried again', async () => {
  games.mockRejectedValueOnce(new Declined(NO_CONNECTION))
  await press('Play')
  await vi.waitFor(() => expect(problem()).toMatch(/server/))
  const said = problem()
  await speaking('nl')
  expect(problem()).not.toBe(said)
  await press('Spelen')
  await vi.waitFor(() => expect(go).toHaveBeenCalledOnce())
  expect(problem()).toBe('')
})

test('a game that the server does not have leads to the page that says so', async () => {
  games.mockResolvedValue([])
  await press('Play')
  await vi.waitFor(() => expect(go.mock.calls).toEqual([['/new/toy']]))
})
