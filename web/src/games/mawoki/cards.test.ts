import { expect, test } from 'vitest'
import { halvesOf, signOf, sorted } from './cards'

test('a card is two halves and a diagonal', () => {
  expect(halvesOf('bT/rC/s')).toEqual([
    { colour: 'b', drawing: 'T' },
    { colour: 'r', drawing: 'C' },
  ])
  expect(['bT/rC/s', 'bT/rC/a', 'bT/rC/n', 'bT/rC/-', 'J', '?'].map(signOf)).toEqual([
    'smoke',
    'arrow',
    'snake',
    'none',
    'joker',
    null,
  ])
})

const HAND = ['rT/yP/-', 'J', 'bH/rT/-', 'bP/yC/s', 'bC/rH/a']

test('by colour: blue with red, blue with yellow, red with yellow, the joker last', () => {
  expect(sorted(HAND, 'colour')).toEqual(['bC/rH/a', 'bH/rT/-', 'bP/yC/s', 'rT/yP/-', 'J'])
})

test('by drawing: cards with a tomahawk, with a tipi, with a canoe, with a horse, the joker last', () => {
  expect(sorted(HAND, 'drawing')).toEqual(['rT/yP/-', 'bH/rT/-', 'bP/yC/s', 'bC/rH/a', 'J'])
})
