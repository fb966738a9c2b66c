import { beforeEach, expect, test } from 'vitest'
import { keepStep, stepKept } from './progress'

beforeEach(() => localStorage.clear())

test('a lesson is found again where it was left, each game for itself', () => {
  keepStep('one', 'second')
  keepStep('other', 'fourth')
  keepStep('one', 'third')
  expect([stepKept('one'), stepKept('other'), stepKept('none')]).toEqual(['third', 'fourth', undefined])
  keepStep('one', null)
  expect([stepKept('one'), stepKept('other')]).toEqual([undefined, 'fourth'])
})

test.each(['no JSON', '{"a": 1}', '[1, null]'])('what the browser kept may be broken: %s', (kept) => {
  localStorage.setItem('tablee.lessons', kept)
  expect(stepKept('one')).toBeUndefined()
})

test('however many lessons are begun, what is kept stays bounded', () => {
  for (let at = 0; at < 250; at += 1) keepStep(`game-${at}`, 'first')
  expect([stepKept('game-0'), stepKept('game-249')]).toEqual([undefined, 'first'])
})
