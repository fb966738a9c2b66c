import { expect, test } from 'vitest'
import type { GameEvent } from '../../wire/types'
import { recent } from './recent'
import { justEnded, roundsOf } from './rounds'

const step = (ply: number, seat: number | null, ...events: GameEvent[]) => ({ ply, seat, events })
const laid = (seat: number, triple: string, points: number) => ({ event: 'toko-maja.laid', seat, triple, points })
const scored = (seat: number, points: number) => ({
  event: 'toko-maja.scored',
  seat,
  triples: 2,
  tokens: 6,
  hand: 3,
  points,
  total: points,
})

const story = [
  step(0, null),
  step(1, 0, laid(0, '22J', 2), { event: 'toko-maja.token_taken', seat: 0, token: '2', points: 6 }),
  step(2, 1, laid(1, '222', 2), { event: 'toko-maja.token_moved', seat: 1, from: 0, token: '2', points: 6 }),
  step(
    3,
    0,
    { event: 'toko-maja.took', seat: 0, card: '1', pile: 1 },
    { event: 'toko-maja.round_ended', round: 1 },
    scored(0, -1),
    scored(1, 5),
    { event: 'toko-maja.round_began', round: 2, seat: 1, tops: ['1', '2', '3'] },
  ),
]

test('a round is shown by what was laid, the tokens held at its end, and its score', () => {
  const [round] = roundsOf(story)
  expect(round?.lines[0]).toMatchObject({ seats: [0], laid: [{ what: '22J', points: 2 }], tokens: [], points: -1 })
  expect(round?.lines[1]).toMatchObject({
    laid: [{ what: '222', points: 2 }],
    tokens: [{ what: '2', points: 6 }],
    hand: 3,
    total: 5,
  })
})

test('a team shares triples and tokens', () => {
  const teams = [
    ...story.slice(0, 3),
    step(
      3,
      0,
      { event: 'toko-maja.round_ended', round: 1 },
      { ...scored(0, 7), event: 'toko-maja.team_scored', seat: undefined, seats: [0, 1] },
    ),
  ]
  expect(roundsOf(teams)[0]?.lines[0]).toMatchObject({
    seats: [0, 1],
    laid: [{ what: '222' }, { what: '22J' }],
    tokens: [{ what: '2' }],
  })
})

test('the next round begins with nothing laid', () => {
  const next = [...story, step(4, 1, { event: 'toko-maja.round_ended', round: 2 }, scored(0, 0), scored(1, 0))]
  expect(roundsOf(next)[1]?.lines.map((line) => [line.laid, line.tokens])).toEqual([
    [[], []],
    [[], []],
  ])
})

test('a round stays in sight until one has acted again, after a reload too', () => {
  const rounds = roundsOf(story)
  expect(justEnded(rounds, story, 1, 2)?.round).toBe(1)
  const later = [...story, step(4, 1, { event: 'toko-maja.took', seat: 1, card: '2', pile: 2 })]
  expect(justEnded(rounds, later, 1, 2)).toBeNull()
  expect(justEnded(rounds, later, 0, 2)?.round).toBe(1)
  expect(justEnded(rounds, later, null, 2)?.round).toBe(1)
})

test('what others did since the last own turn is one deed a turn, of this round only', () => {
  const steps = [
    ...story,
    step(4, 1, { event: 'toko-maja.drew', seat: 1 }),
    step(5, 1, { event: 'toko-maja.kept', seat: 1, card: '?' }, { event: 'toko-maja.discarded', seat: 1, card: '4', pile: 1 }),
    step(6, 1, laid(1, '333', 3), { event: 'toko-maja.token_taken', seat: 1, token: '3', points: 3 }),
  ]
  expect(recent(steps, 0, 2)).toEqual([{ seat: 1, took: null, discarded: ['4'], laid: ['333'], tokens: ['3'] }])
})
