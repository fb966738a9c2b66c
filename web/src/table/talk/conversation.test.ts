import { expect, test } from 'vitest'
import type { EarlierTalk, Talk } from '../../wire/protocol'
import { Conversation } from './conversation.svelte'

const line = (n: number, own = false): Talk => ({ n, seat: null, name: 'Cy', preset: null, text: `line ${n}`, at: n, own })

test('lines of others since the last reading are counted; the own lines are read', () => {
  const conversation = new Conversation()
  conversation.start([line(1), line(2, true)], [])
  expect(conversation.unread).toBe(1)
  conversation.read()
  conversation.hear(line(3))
  conversation.hear(line(4, true))
  expect(conversation.unread).toBe(1)
})

test('a line that a moderator takes away is not counted any more', () => {
  const conversation = new Conversation()
  conversation.start([line(1), line(2)], [])
  conversation.remove([2])
  expect(conversation.unread).toBe(1)
})

test('a line sent twice is shown once, and a line from before the page was opened is not the latest', () => {
  const conversation = new Conversation()
  conversation.start([line(1)], [])
  expect(conversation.latest).toBeNull()
  conversation.hear(line(1))
  expect(conversation.latest).toBeNull()
  conversation.hear(line(2))
  expect(conversation.latest?.n).toBe(2)
})

test('everything that was refused comes back to its author', () => {
  const conversation = new Conversation()
  expect(conversation.refused).toBeNull()
  conversation.giveBack('hello')
  conversation.giveBack('there')
  expect(conversation.refused).toBe('hello there')
})

test('a line that was removed at an earlier table goes here too, and the same number of this table stays', () => {
  const conversation = new Conversation()
  const before = (n: number, table: string): EarlierTalk => ({ ...line(n), table })
  conversation.start([line(6)], [], [before(6, 'first'), before(6, 'second'), before(7, 'second')])
  conversation.remove([6], 'second')
  expect(conversation.earlier.map(({ n, table }) => [n, table])).toEqual([
    [6, 'first'],
    [7, 'second'],
  ])
  expect(conversation.lines.map(({ n }) => n)).toEqual([6])
  conversation.remove([6])
  expect([conversation.lines, conversation.earlier.length]).toEqual([[], 2])
})

test('a line said at the table before while this page is open is shown once, counts as unread and has a bubble', () => {
  const conversation = new Conversation()
  const before: EarlierTalk = { ...line(7), table: 'before' }
  conversation.start([], [], [{ ...line(6), table: 'before' }])
  conversation.hearEarlier(before)
  conversation.hearEarlier(before)
  expect(conversation.earlier.map(({ n }) => n)).toEqual([6, 7])
  expect([conversation.unread, conversation.latest]).toEqual([1, before])
  conversation.hearEarlier({ ...line(8, true), table: 'before' })
  expect(conversation.unread).toBe(1)
  conversation.read()
  expect(conversation.unread).toBe(0)
})
