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
  expect(choicesOf(['draw'])).toMatchObject({ cards: new Map(), draw: true, pass: false })
})

test('an arrow that may be aimed at nobody is still one card to point at', () => {
  const { cards, optional } = choicesOf(['bP/yP/-', 'bT/yT/a', 'bT/yT/a@1'])
  expect([...cards]).toEqual([
    ['bP/yP/-', []],
    ['bT/yT/a', [1]],
  ])
  expect([...optional]).toEqual(['bT/yT/a'])
})

test('stopping after smoke is a choice of its own, beside the cards', () => {
  const { cards, pass } = choicesOf(['bP/yP/-', 'pass'])
  expect([...cards.keys()]).toEqual(['bP/yP/-'])
  expect(pass).toBe(true)
})

test('a move is written as it was read', () => {
  for (const move of ['bT/yT/a@2', 'bP/yP/-', 'J']) {
    const { card, target } = read(move)
    expect(written(card, target)).toBe(move)
  }
})
