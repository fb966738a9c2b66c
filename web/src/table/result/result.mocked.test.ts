import { beforeAll, expect, test } from 'vitest'
import type { Outcome, Seat, Step, TableInfo } from '../../wire/protocol'
import type { GamePart } from '../../games/part'
import { settings } from '../../settings/settings.svelte'
import { words } from '../../words/words.svelte'
import type { Match } from '../match/match.svelte'
import { offerText, resultTitle } from './result'
import { bestMoment, reasons } from './why'

const NAMES = ['Ana', 'Bo', 'Cy', 'Di']

function over(
  ranks: number[],
  mine: number[],
  more: Partial<Outcome> & { sides?: number[]; steps?: Partial<Step>[] } = {},
): Match {
  const { sides = ranks.map((_, seat) => seat), steps = [], ...result } = more
  const table = { game: 'toy', sides, result: { scores: null, resigned: [], ranks, ...result } } as Partial<TableInfo>
  return { table, now: null, steps, mine: mine.map((seat) => ({ seat }) as Seat) } as unknown as Match
}

beforeAll(async () => {
  settings.language = 'en'
  await words.speak('en')
})

test.each([
  ['whoever won is spoken to', over([1, 2], [0]), 'You win!'],
  ['whoever lost hears who won', over([1, 2], [1]), 'Ana wins!'],
  ['spectators too', over([2, 1], []), 'Bo wins!'],
  ['people at one device are called by their names', over([1, 2], [0, 1]), 'Ana wins!'],
  ['nobody is ahead', over([1, 1], [0]), 'A draw!'],
  ['two of three share it, one of them here', over([1, 1, 3], [1]), 'You share the victory!'],
  ['two of three share it, seen by the third', over([1, 1, 3], [2]), 'Ana and Bo share the victory!'],
  ['a team wins with me', over([1, 3, 1, 3], [2], { sides: [0, 1, 0, 1] }), 'Your team wins!'],
  ['the other team wins', over([1, 3, 1, 3], [1], { sides: [0, 1, 0, 1] }), 'Ana and Cy win!'],
])('%s', (_, match, said) => {
  expect(resultTitle(match, NAMES)).toBe(said)
})

test.each([
  ['the most points', over([1, 2], [], { scores: [42, 30] }), ['Most points win: 42 to 30.']],
  ['the fewest', over([2, 1], [], { scores: [54, 0] }), ['Fewest points win: 0 to 54.']],
  ['the nearest of several', over([1, 3, 2], [], { scores: [9, 2, 7] }), ['Most points win: 9 to 7.']],
  ['something else than points', over([1, 2], [], { scores: [5, 5] }), ['The points are equal, and the tie-break decides.']],
  ['nothing, where nobody is ahead', over([1, 1], [], { scores: [5, 5] }), []],
  ['somebody gave up', over([1, 2], [0], { resigned: [1] }), ['Bo resigned.']],
  ['whoever gave up here is spoken to', over([1, 2], [1], { resigned: [1] }), ['You resigned.']],
])('what decided: %s', (_, match, said) => {
  expect(reasons(match, null, NAMES)).toEqual(said)
})

test('a game that says itself why it ended is believed', () => {
  const part = { ending: (_: unknown, names: string[], you: number | null) => `${names[0]} ${you}` } as unknown as GamePart
  expect(reasons(over([1, 2], [1], { scores: [1, 0] }), part, NAMES)).toEqual(['Ana 1'])
})

const standing = (...points: number[][]) =>
  points.map((one, ply) => ({ ply, seat: ply === 0 ? null : (ply + 1) % 2, standing: one }))

test("the best moment is the winner's greatest gain in a step of their own", () => {
  const steps = standing([0, 0], [3, 0], [3, 9], [10, 9], [15, 9])
  expect(bestMoment(over([1, 2], [], { scores: [15, 9], steps }), null)).toEqual({
    seat: 0,
    ply: 3,
    text: '7 points at one stroke',
  })
})

test('a draw, and a match in which nothing stands out, have none', () => {
  expect(bestMoment(over([1, 1], [], { steps: standing([0, 0], [3, 0]) }), null)).toBeNull()
  expect(bestMoment(over([1, 2], [], { steps: [{ ply: 0, seat: null, standing: null }] }), null)).toBeNull()
})

test.each([
  ['fr', 'Bo voudrait une autre partie.', 'Bo et Cy voudraient une autre partie.', '3 personnes voudraient une autre partie.'],
  ['nl', 'Bo wil nog een partij spelen.', 'Bo en Cy willen nog een partij spelen.', '3 mensen willen nog een partij spelen.'],
] as const)('in %s so many as offer another match would like one', async (language, ...said) => {
  settings.language = language
  await words.speak(language)
  expect([[1], [1, 2], [1, 2, 3]].map((seats) => offerText('rematch', seats, NAMES))).toEqual(said)
  settings.language = 'en'
  await words.speak('en')
})
