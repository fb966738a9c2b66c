import { beforeEach, expect, test } from 'vitest'
import { keepLearnt, keepStep, lessonsLearnt, stepKept } from './progress'

beforeEach(() => localStorage.clear())

test('a lesson is found again where it was left, each game for itself', () => {
  keepStep('one', 'second')
  keepStep('other', 'fourth')
  keepStep('one', 'third')
  expect([stepKept('one'), stepKept('other'), stepKept('none')]).toEqual(['third', 'fourth', undefined])
  keepStep('one', null)
  expect([stepKept('one'), stepKept('other')]).toEqual([undefined, 'fourth'])
})

test('a lesson that was finished twice is learnt once', () => {
  for (const game of ['one', 'other', 'one']) keepLearnt(game)
  expect(lessonsLearnt()).toEqual(['other', 'one'])
})

test.each(['no JSON', '{"a": 1}', '[1, null]'])('what the browser kept may be broken: %s', (kept) => {
  localStorage.setItem('tablee.learnt', kept)
  localStorage.setItem('tablee.lessons', kept)
  expect([lessonsLearnt(), stepKept('one')]).toEqual([[], undefined])
})

test('however much is kept, it stays bounded', () => {
  for (let at = 0; at < 250; at += 1) keepLearnt(`game-${at}`)
  expect(lessonsLearnt()).toHaveLength(200)
  expect(lessonsLearnt().at(-1)).toBe('game-249')
})
