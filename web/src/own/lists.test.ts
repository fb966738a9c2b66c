import { expect, test } from 'vitest'
import type { Seat, TableInfo } from '../wire/protocol'
import { isMyTurn, openToMe, othersAt, placeOf, recent, running, wayOut } from './lists'

const seat = (number: number, mine: boolean): Seat => ({
  seat: number,
  kind: mine ? 'guest' : 'bot',
  name: '',
  level: 1,
  present: true,
  mine,
  own: mine,
  resigned: false,
  resigned_at: null,
  stood_in: false,
  steps_in: null,
  face: null,
})

function table(changes: Partial<TableInfo>): TableInfo {
  return {
    table: 't',
    game: 'toy',
    options: {},
    players: 2,
    pause: 0,
    state: 'running',
    host: true,
    commitment: '',
    seats: [seat(0, true), seat(1, false)],
    turn: 1,
    ply: 0,
    opened: 0,
    result: null,
    previous: null,
    next: null,
    revenge: false,
    repeats: false,
    open: false,
    stand_in: 0,
    sides: [0, 1],
    host_seat: null,
    starts_in: null,
    quick: false,
    fills_in: null,
    at: 0,
    deadline: null,
    clocks: null,
    zone: null,
    locked: false,
    older_rules: false,
    bound: [],
    series: null,
    terms: {},
    ...changes,
  }
}
const over = (ranks: number[], changes: Partial<TableInfo> = {}) =>
  table({ state: 'over', result: { scores: null, ranks, resigned: [] }, ...changes })

test('tables where it is my turn come first, then the newest', () => {
  const [old, mine, young] = [table({ opened: 1 }), table({ opened: 2, turn: 0 }), table({ opened: 3 })]
  expect(running([old, mine, young, over([1, 2])])).toEqual([mine, young, old])
  expect(isMyTurn(mine)).toBe(true)
})

test('what is over is recent, the newest first', () => {
  const [first, second] = [over([1, 2], { opened: 1 }), over([2, 1], { opened: 2 })]
  expect(recent([first, table({}), second])).toEqual([second, first])
})

test('an open table where I sit is not among those of others', () => {
  const theirs = table({ seats: [seat(0, false), seat(1, false)] })
  expect(openToMe([table({}), theirs])).toEqual([theirs])
})

test.each([
  [[1, 2], { place: 1, shared: false }],
  [[1, 1], { place: 1, shared: true }],
  [[2, 1], { place: 2, shared: false }],
])('ranks %j: my place', (ranks, place) => {
  expect(placeOf(over(ranks))).toEqual(place)
})

test('a victory with my own team is not a shared one', () => {
  const seats = [seat(0, true), seat(1, false), seat(2, false), seat(3, false)]
  expect(placeOf(over([1, 3, 1, 3], { seats, players: 4, sides: [0, 1, 0, 1] }))).toEqual({ place: 1, shared: false })
})

test('who only watched has no place', () => {
  expect(placeOf(over([1, 2], { seats: [seat(0, false), seat(1, false)] }))).toBeNull()
})

test('the host may end a table that waits or where only bots play, others may leave while it waits', () => {
  const [free, bot] = [{ ...seat(1, false), kind: 'free' as const }, seat(1, false)]
  expect(wayOut(table({ state: 'waiting', seats: [seat(0, true), free] }))).toBe('cancel')
  expect(wayOut(table({ state: 'waiting', host: false, seats: [seat(0, true), free] }))).toBe('leave')
  expect(wayOut(table({ state: 'waiting', host: false, seats: [seat(0, false), free] }))).toBeNull()
  expect(wayOut(table({ seats: [seat(0, false), bot] }))).toBe('cancel')
  expect(wayOut(table({ seats: [{ ...seat(0, true), resigned: true }, bot] }))).toBe('cancel')
  expect(wayOut(table({}))).toBeNull()
  expect(wayOut(over([1, 2]))).toBeNull()
})

test('no waiting table is out of reach, however many there are', () => {
  expect(running(Array.from({ length: 20 }, (_, n) => table({ state: 'waiting', opened: n })))).toHaveLength(20)
})

test('the others at a table are named, free seats are counted, and only where the table is mine', () => {
  const [free, tom] = [
    { ...seat(1, false), kind: 'free' as const },
    { ...seat(2, false), name: 'Tom' },
  ]
  expect(othersAt(table({ seats: [seat(0, true), tom, free] })).split('\u00a0· ')).toHaveLength(2)
  expect(othersAt(table({ seats: [seat(0, true), free, free] })).split('\u00a0· ')).toHaveLength(1)
  expect(othersAt(table({ seats: [tom, free] })).split('\u00a0· ')).toHaveLength(1)
})
