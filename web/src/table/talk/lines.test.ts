import { expect, test } from 'vitest'
import type { TableInfo, Talk } from '../../wire/protocol'
import { agreed, joined } from './lines'

const line = (n: number): Talk => ({ n, seat: null, name: 'Ana', preset: null, text: `line ${n}`, at: n, own: false })

test('a spectator keeps the lines they heard when the server sends no earlier ones', () => {
  expect(joined([line(1), line(2)], [], []).map(({ n }) => n)).toEqual([1, 2])
})

test('a line that is sent again is there once, in its place', () => {
  expect(joined([line(1), line(3)], [line(2), line(3), line(4)], []).map(({ n }) => n)).toEqual([1, 2, 3, 4])
})

test('a line that was removed is shown no more, whichever message said so', () => {
  expect(joined([line(1), line(2)], [line(3)], [1, 3]).map(({ n }) => n)).toEqual([2])
})

test('a table says what was agreed to those who play and to those who watch', () => {
  const table = (talk?: 'players' | 'phrases' | 'none' | 'everybody') => ({ terms: { talk } }) as TableInfo
  expect(agreed(table('players'), false)).toBe('talk-among-players')
  expect(agreed(table('players'), true)).toBe('talk-among-watchers')
  expect(agreed(table('none'), false)).toBe('talk-silent')
  expect([agreed(table('everybody'), false), agreed(table(), true), agreed(null, true)]).toEqual([null, null, null])
})
