import { expect, test } from 'vitest'
import { choicesOf, read, written } from './moves'

test('an arrow is one card to point at, with everybody it may be aimed at', () => {
  const { cards, draw } = choicesOf(['bP/yP/-', 'bT/yT/a@1', 'bT/yT/a@2', 'J'])
  expect([...cards]).toEqual([
    ['bP/yP/-', []],
    ['bT/yT/a', [1, 2]],
    ['J', []],
  ])
  expect(draw).toBe(false)
})

test('drawing is a choice of its own', () => {
  expect(choicesOf(['draw'])).toEqual({ cards: new Map(), draw: true })
})

test('a move is written as it was read', () => {
  for (const move of ['bT/yT/a@2', 'bP/yP/-', 'J']) {
    const { card, target } = read(move)
    expect(written(card, target)).toBe(move)
  }
})
