import { expect, test } from 'vitest'
import { course } from './anchors'

const card = { x: 10, y: 20, width: 40, height: 60 }

test('a card goes from the middle of one place to the middle of another', () => {
  const way = course(card, { ...card, x: 110, y: 220 })
  expect(way.from).toBe('translate(0px, 0px) scale(1)')
  expect(way.to).toBe('translate(100px, 200px) scale(1)')
})

test('a card grows into a larger one', () => {
  const way = course(card, { x: 100, y: 20, width: 80, height: 120 })
  expect(way.to).toBe('translate(110px, 30px) scale(2)')
})

test('a card shrinks out of a larger one', () => {
  const way = course({ x: 100, y: 20, width: 80, height: 120 }, card)
  expect([way.width, way.from, way.to]).toEqual([40, 'translate(110px, 30px) scale(2)', 'translate(0px, 0px) scale(1)'])
})

test('a card keeps its size on its way to a seat', () => {
  const way = course(card, { x: 0, y: 300, width: 400, height: 300 })
  expect(way.to).toBe('translate(170px, 400px) scale(1)')
})
