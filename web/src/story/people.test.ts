import { beforeAll, expect, test } from 'vitest'
import type { Seat, TableInfo, Talk } from '../wire/protocol'
import { words } from '../words/words.svelte'
import { others } from './people'

beforeAll(() => words.speak('en'))

const seat = (at: number, kind: Seat['kind'], name: string, own = false) => ({ seat: at, kind, name, own }) as Seat
const table = {
  seats: [seat(0, 'guest', 'Ana', true), seat(1, 'guest', 'Bo'), seat(2, 'bot', 'Fox'), seat(3, 'free', '')],
} as TableInfo
const line = (n: number, from: number | null, name: string, own = false): Talk => ({
  n,
  seat: from,
  name,
  preset: null,
  text: `line ${n}`,
  at: n,
  own,
})

test('the others are the guests who sit here, and those who watch and were heard', () => {
  const heard = [line(1, 1, 'Bo'), line(2, null, 'Cy'), line(3, 0, 'Ana', true), line(4, null, 'Cy'), line(5, null, 'Ana', true)]
  const found = others(table, heard)
  expect(found.map(({ name, whom }) => [name, whom])).toEqual([
    ['Bo', { seat: 1 }],
    ['Cy (watching)', { line: 4 }],
  ])
  expect(found.map(({ lines }) => lines.map(({ n }) => n))).toEqual([[1], [4, 2]])
})

test('neither bots nor free seats nor oneself can be muted, and before the table is known nobody', () => {
  expect(others(table, []).map(({ name }) => name)).toEqual(['Bo'])
  expect(others(null, [])).toEqual([])
})

test('what somebody wrote at the tables before can be pointed to, after what they wrote here', () => {
  const before = [
    { ...line(1, 1, 'Bo'), table: 'before' },
    { ...line(2, null, 'Di'), table: 'before' },
  ]
  const found = others(table, [line(1, 1, 'Bo')], before)
  expect(found.map(({ lines }) => lines.map((said) => ('table' in said ? said.table : 'here')))).toEqual([['here', 'before']])
})
