import { render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api, Declined, NO_CONNECTION, study } from '../wire/api'
import { router } from '../frame/router.svelte'
import { speaking } from '../words/speaking.stub'
import Board from './Board.stub.svelte'

const partOf = vi.hoisted(() => vi.fn())
vi.mock('../games/registry', async (original) => ({ ...(await original<object>()), partOf }))
const { default: Lesson } = await import('./Lesson.svelte')

const position = (at: string) => ({ at, players: 2, turn: 0 })
const lesson = [
  { key: 'one', position: position('first'), answers: ['good'] },
  { key: 'two', position: position('second'), answers: ['good'] },
]
const legal = vi.spyOn(study, 'legal')
const apply = vi.spyOn(study, 'apply')
const after = (at: string) => ({ position: position(at), view: position(at), events: [] }) as never
const away = new Declined(NO_CONNECTION)

const board = () => screen.queryByTestId('board')?.textContent ?? null
const named = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name })
const problem = () => screen.getByRole('alert').textContent.trim()

async function press(name: string): Promise<void> {
  screen.getByRole('button', { name }).click()
  await tick()
}

async function shown(): Promise<void> {
  render(Lesson, { id: 'toy' })
  await vi.waitFor(() => expect(board() ?? problem()).not.toBe(''))
}

beforeEach(async () => {
  Element.prototype.scrollIntoView = () => {}
  localStorage.clear()
  partOf.mockReset().mockResolvedValue({ lesson, Board })
  legal.mockReset().mockImplementation((asked) => Promise.resolve({ view: asked, moves: ['good', 'poor'] } as never))
  apply.mockReset()
  vi.spyOn(api, 'games').mockResolvedValue([])
  await speaking('en')
})

afterEach(() => localStorage.clear())

test('a move that is made twice is asked about once, and made in the position that it leads to', async () => {
  await shown()
  let answer: (told: never) => void = () => {}
  apply.mockReturnValueOnce(new Promise((given) => (answer = given)))
  await press('good')
  await press('good')
  expect(apply).toHaveBeenCalledOnce()
  answer(after('first after'))
  await vi.waitFor(() => expect(board()).toBe('first after '))
  expect(named('Next')?.disabled).toBe(false)
  apply.mockResolvedValueOnce(after('further'))
  await press('poor')
  await vi.waitFor(() => expect(board()).toBe('further '))
})

test('after a refusal the move can be made, and nothing of the refusal is left', async () => {
  await shown()
  apply.mockRejectedValueOnce(away).mockResolvedValueOnce(after('first after'))
  await press('good')
  await vi.waitFor(() => expect(problem()).not.toBe(''))
  const said = problem()
  await speaking('nl')
  expect(problem()).not.toBe(said)
  await speaking('en')
  await press('good')
  await vi.waitFor(() => expect(board()).toBe('first after '))
  expect(problem()).toBe('')
})

test('what is left of a step is gone in the next one and in the same one again, an answer that comes late too', async () => {
  await shown()
  apply.mockResolvedValueOnce(after('missed'))
  await press('poor')
  await vi.waitFor(() => expect(named('Try again')).not.toBeNull())
  await press('Try again')
  await vi.waitFor(() => expect(board()).toBe('first good,poor'))
  expect([named('Try again'), named('Next')?.disabled]).toEqual([null, true])
  apply.mockResolvedValueOnce(after('first after'))
  await press('good')
  await vi.waitFor(() => expect(named('Next')?.disabled).toBe(false))
  await press('Next')
  await vi.waitFor(() => expect(board()).toBe('second good,poor'))
  expect(named('Next')?.disabled).toBe(true)
  let answer: (told: never) => void = () => {}
  apply.mockReturnValueOnce(new Promise((given) => (answer = given)))
  await press('good')
  await press('Back')
  await vi.waitFor(() => expect(board()).toBe('first good,poor'))
  answer(after('second after'))
  await tick()
  await tick()
  expect([board(), named('Next')?.disabled]).toEqual(['first good,poor', true])
})

test('a lesson that could not be loaded is there as soon as there is a connection', async () => {
  legal.mockRejectedValueOnce(away)
  await shown()
  expect([board(), problem() === '']).toEqual([null, false])
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(board()).toBe('first good,poor'))
  expect(problem()).toBe('')
  const asked = legal.mock.calls.length
  dispatchEvent(new Event('online'))
  await tick()
  expect(legal).toHaveBeenCalledTimes(asked)
})

test('at its end a game is opened once, and after a refusal it can be opened', async () => {
  const go = vi.spyOn(router, 'go').mockImplementation(() => {})
  const games = vi.spyOn(api, 'games').mockRejectedValueOnce(away)
  apply.mockImplementation(() => Promise.resolve(after('after')))
  await shown()
  for (const _ of lesson) {
    await press('good')
    await vi.waitFor(() => expect(named('Next')?.disabled).toBe(false))
    await press('Next')
    await tick()
    await vi.waitFor(() => expect(board() === null || board() === 'second good,poor').toBe(true))
  }
  const easy = () => document.querySelector<HTMLButtonElement>('[data-easy]')
  await vi.waitFor(() => expect(easy()).not.toBeNull())
  easy()?.click()
  await vi.waitFor(() => expect(problem()).not.toBe(''))
  expect(easy()?.disabled).toBe(false)
  games.mockReturnValue(new Promise(() => {}))
  easy()?.click()
  await tick()
  easy()?.click()
  expect([games.mock.calls.length, problem(), go.mock.calls]).toEqual([2, '', []])
})
