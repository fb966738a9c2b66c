import { expect, test } from 'vitest'
import { actingIn, countedFor, flightsIn, recent } from './news'

const laid = (seat: number, card: string) => ({ event: 'mawoki.played', seat, card })
const aimed = (seat: number, card: string, target: number) => ({ event: 'mawoki.aimed', seat, card, target })
const drew = (seat: number, card: string, why: string) => ({ event: 'mawoki.drew', seat, card, why, stock: 9 })
const ways = (events: Parameters<typeof flightsIn>[0], viewer: number | null) =>
  flightsIn(events, viewer).map(({ from, to }) => `${from} > ${to}`)

test('one’s own card flies from its place in the hand, another’s from the fan', () => {
  expect(ways([laid(0, 'bP/yP/-')], 0)).toEqual(['card bP/yP/- > pile'])
  expect(ways([laid(1, 'bP/yP/-')], 0)).toEqual(['hand 1 > pile'])
})

test('an arrow flies to whom it was aimed at, and the drawn card follows', () => {
  expect(ways([aimed(0, 'bT/yT/a', 2), drew(2, '?', 'arrow')], 0)).toEqual([
    'card bT/yT/a > pile',
    'pile > hand 2',
    'stock > hand 2',
  ])
})

test('the joker flies to everybody who draws', () => {
  const acting = actingIn([laid(1, 'J'), drew(2, '?', 'joker'), drew(0, 'bP/yP/-', 'joker')])
  expect(acting).toEqual({ sign: 'joker', by: 1, on: [2, 0] })
})

test('a player who draws several cards is struck once', () => {
  const acting = actingIn([laid(1, 'bT/yP/n'), drew(1, '?', 'snake'), drew(1, '?', 'snake')])
  expect(acting).toEqual({ sign: 'snake', by: 1, on: [1] })
})

test('an arrow aimed at nobody acts on nobody', () => {
  expect(actingIn([laid(0, 'bT/yT/a'), { event: 'mawoki.passed', seat: 0, sign: 'arrow' }])).toBeNull()
})

test('smoke that cannot be answered is the end of the turn, no work of the smoke', () => {
  expect(actingIn([drew(0, 'bP/yP/-', 'smoke')])).toBeNull()
})

test('a last card that wins before it acts acts on nobody', () => {
  expect(actingIn([aimed(0, 'bT/yT/a', 1), { event: 'mawoki.out', seat: 0 }])).toBeNull()
})

test('a stolen card flies from hand to hand, and lands where its new owner sees it', () => {
  const stolen = [aimed(1, 'bT/yT/a', 0), { event: 'mawoki.stole', seat: 1, target: 0, card: 'bP/yP/-' }]
  expect(ways(stolen, 0)).toEqual(['hand 1 > pile', 'pile > hand 0', 'card bP/yP/- > hand 1'])
})

const steps = [
  { seat: null, events: [] },
  { seat: 0, events: [laid(0, 'bP/yP/-')] },
  { seat: 1, events: [laid(1, 'bP/rP/-')] },
  { seat: 2, events: [drew(2, '?', 'stuck')] },
  { seat: 0, events: [laid(0, 'bC/rP/-')] },
  { seat: 1, events: [laid(1, 'bC/yC/s')] },
  { seat: 1, events: [aimed(1, 'rT/yC/a', 0), drew(0, 'J', 'arrow')] },
]

test('what the others did since one’s own last move is kept in sight, and what was done to oneself', () => {
  const [mine, first, second] = recent(steps, 0, 3)
  expect(first).toEqual([
    { kind: 'laid', card: 'bC/yC/s' },
    { kind: 'laid', card: 'rT/yC/a' },
  ])
  expect(second).toEqual([])
  expect(mine).toEqual([{ kind: 'drew', card: 'J', why: 'arrow' }])
})

test('right after one’s own move that move is what is shown', () => {
  const [mine, first] = recent(steps.slice(0, 5), 0, 3)
  expect(mine).toEqual([{ kind: 'laid', card: 'bC/rP/-' }])
  expect(first).toEqual([{ kind: 'laid', card: 'bP/rP/-' }])
})

test('a spectator sees the last round of the table', () => {
  expect(recent(steps, null, 3).map((deeds) => deeds.length)).toEqual([2, 2, 1])
})

test('beside an arrow, both phones count what the arrow did', () => {
  const steps = [
    { seat: null, events: [] },
    { seat: 0, events: [laid(0, 'bT/yT/-')] },
    { seat: 1, events: [drew(1, '?', 'turn')] },
    { seat: 0, events: [aimed(0, 'bT/yT/a', 1), drew(1, '?', 'arrow')] },
  ]
  for (const viewer of [0, 1, null]) expect(countedFor(1, steps, viewer, 2)).toEqual([{ kind: 'drew', card: '?', why: 'arrow' }])
  // Nothing strikes the other player: what they did since the viewer's last move.
  expect(countedFor(0, steps, 1, 2).map((deed) => deed.kind)).toEqual(['laid'])
})
