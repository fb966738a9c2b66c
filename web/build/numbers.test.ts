import { expect, test } from 'vitest'
import { together } from './numbers.ts'

test('a sum stands in one line', () => {
  expect(together('1 + 2 + 10 = 13')).toBe('1\u00a0+\u00a02\u00a0+\u00a010\u00a0=\u00a013')
  expect(together('(2 + 1) × 4 = **12**')).toBe('(2\u00a0+\u00a01)\u00a0×\u00a04\u00a0=\u00a0**12**')
  expect(together('lion 3 + jackal 2 =\n**5**')).toBe('lion 3 + jackal 2\u00a0=\u00a0**5**')
})

test('a number stays with what it counts, or with the word before it', () => {
  expect(together('up to height 2. Lay 30 points')).toBe('up to height\u00a02. Lay 30\u00a0points')
  expect(together('the red 6 to the run, and a blue 5.')).toBe('the red\u00a06 to the run, and a blue\u00a05.')
  expect(together('1. **Draw** a tile')).toBe('1. **Draw** a tile')
})

test('a number stays with its unit', () => {
  expect(together('late = after { $seconds } s, or 512 MB')).toBe('late = after { $seconds }\u00a0s, or 512\u00a0MB')
  expect(together('one = { $n ->\n    [one] { $n } step\n}')).toBe('one = { $n ->\n    [one] { $n } step\n}')
})

test('letters that are cards stay together, each with what is said of it', () => {
  expect(together('P, I, A, N, O: a word')).toBe('P,\u00a0I,\u00a0A,\u00a0N,\u00a0O: a word')
  expect(together('| E 18, L U 6 | Q W blue |')).toBe('| E\u00a018, L U\u00a06 | Q W\u00a0blue |')
})

test('a row of cards is not broken at its hyphens', () => {
  expect(together('2-2-joker, a 15-point challenge')).toBe('2\u20112\u2011joker, a 15\u2011point challenge')
  expect(together('| :- | -: | SHA-256')).toBe('| :- | -: | SHA-256')
})

test('no line begins with a dash', () => {
  expect(together('Tu as abandonné – regarder')).toBe('Tu as abandonné\u00a0– regarder')
  expect(together('level = { $name } – plays well')).toBe('level = { $name }\u00a0– plays well')
  expect(together('one = Mots : { $words } · défis')).toBe('one = Mots : { $words }\u00a0· défis')
  expect(together('| a | – |')).toBe('| a | – |')
})

test('names in a Fluent file are not set in type', () => {
  expect(together('hours-90 = 90 days, 9 more\nend-2-all = { $n ->\n    [one] 1 point\n}')).toBe(
    'hours-90 = 90 days, 9\u00a0more\nend-2-all = { $n ->\n    [one] 1 point\n}',
  )
})
