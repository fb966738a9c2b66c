import { expect, test } from 'vitest'
import { choicesOf } from './moves'

test.each([
  ['a turn', ['flip 0', 'flush']],
  ['the end of a turn', ['end']],
  ['a turn with a word at hand', ['flip 0', 'flush', 'word Bg Or Ir']],
])('words may be said in %s', (_, legal) => {
  expect(choicesOf(legal).saying).toBe(true)
})

test.each([
  ['somebody else plays', []],
  ['a challenge is chosen', ['challenge 15']],
  ['a card lies flipped', ['take', 'leave', 'use 1.0']],
  ['one of two cards is kept', ['keep 0', 'keep 1']],
  ['a word is voted on', ['yes', 'no']],
])('no word may be said while %s', (_, legal) => {
  expect(choicesOf(legal).saying).toBe(false)
})
