import { expect, test } from 'vitest'
import type { Seat, TableInfo } from '../wire/protocol'
import { nextAfter, withGoingOn, withTable } from './tables'

const table = (id: string, changes: Partial<TableInfo> = {}) =>
  ({ table: id, state: 'running', host: false, seats: [{ own: true } as Seat], ...changes }) as TableInfo
const ids = (tables: TableInfo[]) => tables.map(({ table }) => table).sort()

test('a table that changes takes the place of what it was', () => {
  const [a, b] = [table('a'), table('b')]
  expect(withTable([a, b], table('a', { state: 'over' }))).toEqual([b, table('a', { state: 'over' })])
  expect(ids(withTable([a], b))).toEqual(['a', 'b'])
})

test('a table that was cancelled or left is no longer there', () => {
  expect(withTable([table('a')], table('a', { state: 'cancelled' }))).toEqual([])
  expect(withTable([table('a')], table('a', { seats: [] }))).toEqual([])
  expect(ids(withTable([table('a')], table('a', { seats: [], host: true })))).toEqual(['a'])
})

test('tables that go on are replaced, finished ones stay', () => {
  const known = [table('gone'), table('over', { state: 'over' }), table('stays')]
  expect(ids(withGoingOn(known, [table('stays'), table('new')]))).toEqual(['new', 'over', 'stays'])
})

test('one goes from table to table, around the end to the first', () => {
  expect(nextAfter(['a', 'b'], null)).toBe('a')
  expect(nextAfter(['a', 'b'], 'a')).toBe('b')
  expect(nextAfter(['a', 'b'], 'b')).toBe('a')
  expect(nextAfter(['a', 'b'], 'elsewhere')).toBe('a')
})

test('from the only table that waits there is no next one', () => {
  expect(nextAfter(['a'], 'a')).toBeNull()
  expect(nextAfter([], null)).toBeNull()
})
