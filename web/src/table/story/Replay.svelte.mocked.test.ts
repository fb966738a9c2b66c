import { fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync, tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speaking } from '../../words/speaking.stub'
import type { Match } from '../match/match.svelte'

const share = vi.hoisted(() => vi.fn())
vi.mock('../../frame/sharing', () => ({ share }))
const { default: Replay } = await import('./Replay.svelte')

class FakeMatch {
  id = 'T'
  table = { game: 'toy' }
  steps = $state.raw(Array.from({ length: 5 }, (_, ply) => ({ ply })))
  replay = $state<number | null>(null)

  goToPly(ply: number): void {
    this.replay = ply >= this.steps.length - 1 ? null : Math.max(0, ply)
  }
}

let match: FakeMatch
const at = () => document.querySelector('output')?.textContent
const said = () => document.querySelector('.copied')?.textContent
const named = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name })

async function press(name: string): Promise<void> {
  screen.getByRole('button', { name }).click()
  await tick()
}

async function later(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
  flushSync()
}

async function shown(hash = ''): Promise<void> {
  location.hash = hash
  match = new FakeMatch()
  render(Replay, { match: match as unknown as Match })
  await tick()
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  share.mockReset()
  await speaking('en')
})

afterEach(() => {
  vi.useRealTimers()
  history.replaceState(null, '', '/')
})

test('it steps within the match, by buttons and by keys', async () => {
  await shown()
  expect([at(), named('One move on')?.disabled]).toEqual(['4/4', true])
  await press('One move back')
  await fireEvent.keyDown(window, { key: ',' })
  expect(at()).toBe('2/4')
  await fireEvent.keyDown(window, { key: '.' })
  await press('To the start')
  expect([at(), named('One move back')?.disabled]).toEqual(['0/4', true])
  await press('To the present')
  expect(match.replay).toBeNull()
})

test('what plays ends with the last move or with a step by hand, and begins from the start', async () => {
  await shown()
  await press('Play on from here')
  expect(at()).toBe('0/4')
  await later(2_000)
  expect(at()).toBe('2/4')
  await press('One move back')
  await later(5_000)
  expect([at(), named('Pause')]).toEqual(['1/4', null])
  await press('Play on from here')
  await later(3_000)
  expect([at(), match.replay, named('Pause')]).toEqual(['4/4', null, null])
  await press('Play on from here')
  await press('Pause')
  await later(5_000)
  expect(at()).toBe('0/4')
})

test('the moment of an address is stood at once', async () => {
  await shown('#ply=2')
  expect([at(), location.hash]).toEqual(['2/4', ''])
  location.hash = '#ply=1'
  dispatchEvent(new Event('hashchange'))
  flushSync()
  expect(at()).toBe('1/4')
})

test('what is said of a moment that was shared is said there alone, in the language of now', async () => {
  await shown('#ply=2')
  share.mockResolvedValueOnce('copied').mockResolvedValueOnce('failed')
  await press('Share this moment')
  await vi.waitFor(() => expect(said()).toContain('copied'))
  await speaking('nl')
  expect(said()).not.toContain('The link is copied')
  await speaking('en')
  await press('One move on')
  expect(said()).toBe('')
  await press('Share this moment')
  await vi.waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toMatch(/#ply=3$/))
  await press('One move back')
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a match that is sent again is replayed as far as it goes now', async () => {
  await shown('#ply=3')
  match.steps = match.steps.slice(0, 3)
  match.replay = null
  flushSync()
  expect([at(), named('One move on')?.disabled]).toEqual(['2/2', true])
})
