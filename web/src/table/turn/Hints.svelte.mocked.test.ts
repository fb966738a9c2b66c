import { fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { Declined } from '../../wire/api'
import { settings } from '../../settings/settings.svelte'
import { words } from '../../words/words.svelte'
import type { Match } from '../match/match.svelte'
import Hints from './Hints.svelte'

type Advice = { move: string; reason: null }

/** Answers the pending question to the bot, with advice or a refusal. */
let answer: { says: (advice: Advice) => void; refuses: (problem: Declined) => void }
const advise = vi.fn(
  () =>
    new Promise<Advice>((says, refuses) => {
      answer = { says, refuses }
    }),
)
const play = vi.fn()

async function speaking(language: string): Promise<void> {
  settings.language = language
  await words.speak(language)
  flushSync()
}

/** Render the hints of a player with ten legal moves. */
function shown() {
  const match = $state({
    legal: Array.from({ length: 10 }, (_, number) => `move ${number}`),
    latest: { view: {} },
    now: { ply: 1, more: false },
    hint: null as string | null,
    sending: false,
    advise,
    play,
  })
  const onclose = vi.fn()
  render(Hints, { match: match as unknown as Match, names: ['Ana', 'Bo'], part: null, onclose })
  return { match, onclose }
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const good = () => button('Show me a good move')
const ask = () => fireEvent.click(good())
const hear = async (act: () => void) => {
  act()
  await Promise.resolve()
  await vi.waitFor(() => expect(screen.queryByText('Thinking …')).toBeNull())
}

beforeEach(async () => {
  advise.mockClear()
  play.mockClear()
  await speaking('en')
})

test('a good move can be asked for again after other moves were looked at', async () => {
  const { match } = shown()
  for (const [move, said] of [
    ['move 3', 'Move 3'],
    ['move 4', 'Move 4'],
  ] as const) {
    expect(good().disabled).toBe(false)
    await ask()
    expect([good().disabled, screen.getByRole('status').textContent.trim()]).toEqual([true, 'Thinking …'])
    await hear(() => answer.says({ move, reason: null }))
    expect([match.hint, screen.getByRole('status').textContent.trim()]).toEqual([move, said])
    await fireEvent.click(button('Other moves'))
  }
  expect(advise).toHaveBeenCalledTimes(2)
})

test('a refusal is shown, and the question can be put again, which takes the refusal away', async () => {
  const { match } = shown()
  await ask()
  await hear(() => answer.refuses(new Declined({ code: 'server.broken', params: {} })))
  expect(screen.getByRole('alert').textContent.trim()).toBe('Something went wrong on the server. Try again in a moment.')
  expect(good().disabled).toBe(false)
  await ask()
  expect(screen.getByRole('alert').textContent.trim()).toBe('')
  await hear(() => answer.says({ move: 'move 3', reason: null }))
  expect(match.hint).toBe('move 3')
})

test('what was thought of another position is not shown, and the next question is answered', async () => {
  const { match } = shown()
  await ask()
  match.now = { ply: 2, more: false }
  await hear(() => answer.says({ move: 'move 3', reason: null }))
  expect(match.hint).toBeNull()
  await ask()
  await hear(() => answer.says({ move: 'move 5', reason: null }))
  expect(match.hint).toBe('move 5')
})

test('a move that is shown is played once, and not while another is on its way', async () => {
  const { match } = shown()
  const [one] = screen.getAllByRole('listitem')
  await fireEvent.click(one?.querySelector('button') as HTMLButtonElement)
  expect(match.hint).toBe('move 0')
  button('Play it').click()
  match.sending = true
  flushSync()
  button('Play it').click()
  expect(play.mock.calls).toEqual([['move 0']])
})

test('all moves are listed and put away again', async () => {
  shown()
  const all = button('All moves (10)')
  const listed = () => screen.getAllByRole('listitem').length
  const few = listed()
  await fireEvent.click(all)
  expect([all.getAttribute('aria-expanded'), listed()]).toEqual(['true', few + 10])
  await fireEvent.click(all)
  expect([all.getAttribute('aria-expanded'), listed()]).toEqual(['false', few])
})

test('Escape closes them', async () => {
  const { onclose } = shown()
  await fireEvent.keyDown(good(), { key: 'Escape' })
  expect(onclose).toHaveBeenCalledOnce()
})

test('another language is spoken at once', async () => {
  shown()
  await speaking('nl')
  expect(button('Laat me een goede zet zien').disabled).toBe(false)
  expect(button('Alle zetten (10)')).toBeTruthy()
  expect(screen.getByRole('heading').textContent).toBe('Wat kan ik doen?')
})
