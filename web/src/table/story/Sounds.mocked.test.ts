import { render } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import type { GamePart } from '../../games/part'
import type { Match } from '../match/match.svelte'
import Sounds from './Sounds.svelte'

const heard = vi.hoisted(() => [] as string[])
vi.mock('../../sound/sound', () => ({
  audible: () => true,
  prepare: () => {},
  play: (sound: string) => heard.push(sound),
  hear: (_: unknown, names: string[]) => heard.push(...names),
}))
vi.mock('../../sound/vibration', () => ({ vibrate: (what: string) => heard.push(`felt ${what}`) }))

const part = { sounds: { made: {}, deal: 'shuffle', heard: ({ event }) => [event] } } as Pick<GamePart, 'sounds'> as GamePart
const ME = { seat: 0 }

/** A match with these events, ply by ply, in which `acting` is to move. */
const match = (plies: string[], acting: boolean, more: object = {}) =>
  ({
    steps: [{ events: [] }, ...plies.map((event) => ({ events: [{ event }] }))],
    acting: acting ? ME : null,
    mine: [ME],
    conversation: { lines: [], earlier: [] },
    problem: null,
    table: { result: null },
    watching: false,
    ...more,
  }) as unknown as Match

function since(): string[] {
  return heard.splice(0)
}

afterEach(since)

test('a match is dealt, and whose turn comes is called and feels it', async () => {
  const { rerender } = render(Sounds, { match: match([], false), part })
  expect(since()).toEqual(['shuffle'])
  await rerender({ match: match(['laid'], true) })
  expect(since()).toEqual(['laid', 'turn', 'felt turn'])
})

test('who goes on after their own move is not called again', async () => {
  const { rerender } = render(Sounds, { match: match(['laid'], true), part })
  since()
  await rerender({ match: match(['laid', 'drew'], true) })
  expect(since()).toEqual(['drew'])
})

test('a page that is opened in mid-game is quiet', () => {
  render(Sounds, { match: match(['laid', 'laid', 'drew'], false), part })
  expect(since()).toEqual([])
})

test('what is refused is heard and felt', async () => {
  const { rerender } = render(Sounds, { match: match(['laid'], true), part })
  since()
  await rerender({ match: match(['laid'], true, { problem: { code: 'move.stale', params: {} } }) })
  expect(since()).toEqual(['refused', 'felt refused'])
})

test('a game without sounds of its own is heard as any table is', async () => {
  const { rerender } = render(Sounds, { match: match(['laid'], false), part: null })
  await rerender({ match: match(['laid', 'laid'], false) })
  expect(since()).toEqual(['move'])
})

test('each line of talk is heard once, those from before the page was opened never', async () => {
  const talk = (lines: number, earlier = 0) =>
    match([], false, { conversation: { lines: Array.from({ length: lines }), earlier: Array.from({ length: earlier }) } })
  const { rerender } = render(Sounds, { match: talk(2, 1), part })
  since()
  await rerender({ match: talk(3, 1) })
  expect(since()).toEqual(['talk'])
  await rerender({ match: talk(3, 1) })
  expect(since()).toEqual([])
  await rerender({ match: talk(3, 2) })
  expect(since()).toEqual(['talk'])
  await rerender({ match: talk(1, 2) })
  expect(since()).toEqual([])
  await rerender({ match: talk(2, 2) })
  expect(since()).toEqual(['talk'])
})
