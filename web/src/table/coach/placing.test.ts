import { expect, test } from 'vitest'
import { around, placed, shared } from './placing'

const SCREEN = { width: 360, height: 740 }
const BUBBLE = { width: 300, height: 120 }
const HAND = { x: 10, y: 560, width: 340, height: 170 }

test('a bubble stands above a hand at the bottom of the screen, on the screen, and does not cover it', () => {
  const place = placed(HAND, BUBBLE, SCREEN, [])
  expect(place.y + place.height).toBeLessThanOrEqual(HAND.y)
  expect(place.x).toBeGreaterThanOrEqual(0)
  expect(place.x + place.width).toBeLessThanOrEqual(SCREEN.width)
})

test('it leaves free what may be tapped, if there is room elsewhere', () => {
  const pile = { x: 130, y: 200, width: 100, height: 100 }
  const buttons = [{ x: 0, y: 80, width: 360, height: 110 }]
  const place = placed(pile, BUBBLE, SCREEN, buttons)
  expect(buttons.reduce((sum, button) => sum + shared(place, button), 0)).toBe(0)
  expect(shared(place, pile)).toBe(0)
})

test('it leaves in view what the next tip is about, if there is room a little further away', () => {
  const meter = { x: 20, y: 510, width: 320, height: 40 }
  expect(shared(placed(HAND, BUBBLE, SCREEN, []), meter)).toBeGreaterThan(0)
  const place = placed(HAND, BUBBLE, SCREEN, [], [], meter)
  expect([shared(place, meter), shared(place, HAND)]).toEqual([0, 0])
  expect(place.y + place.height).toBeGreaterThan(meter.y - 20)
})

test('it never covers whose turn it is', () => {
  const turn = { x: 0, y: 130, width: 768, height: 44 }
  const screen = { width: 768, height: 1024 }
  for (const about of [
    { x: 0, y: 180, width: 768, height: 780 },
    { x: 300, y: 200, width: 90, height: 90 },
    { x: 0, y: 40, width: 768, height: 80 },
  ])
    expect(shared(placed(about, BUBBLE, screen, [], [turn]), turn)).toBe(0)
})

test('between a hand and the only button it finds no room, and stands above the button', () => {
  const hand = { x: 36, y: 572, width: 288, height: 103 }
  const draw = { x: 200, y: 452, width: 144, height: 65 }
  const others = { x: 0, y: 60, width: 360, height: 200 }
  const place = placed(hand, BUBBLE, SCREEN, [draw], [others, draw])
  for (const one of [hand, draw, others]) expect(shared(place, one)).toBe(0)
})

test('beside the board of a phone in landscape it covers neither the board nor whose turn it is', () => {
  const board = { x: 265, y: 30, width: 363, height: 339 }
  const turns = [
    { x: 6, y: 5, width: 110, height: 35 },
    { x: 6, y: 99, width: 110, height: 52 },
  ]
  // To the right of the board there is no room.
  const place = placed(board, { width: 240, height: 160 }, { width: 844, height: 390 }, [], turns)
  for (const one of [board, ...turns]) expect(shared(place, one)).toBe(0)
})

test('about something larger than the screen it still stands on the screen', () => {
  const place = placed({ x: -50, y: -100, width: 900, height: 1200 }, BUBBLE, SCREEN, [])
  expect(place.x).toBeGreaterThanOrEqual(0)
  expect(place.y).toBeGreaterThanOrEqual(0)
  expect(place.y + place.height).toBeLessThanOrEqual(SCREEN.height)
})

test('several things are about as large as what holds them all', () => {
  const one = { x: 10, y: 10, width: 20, height: 20 }
  expect(around([one, { x: 50, y: 5, width: 10, height: 10 }])).toEqual({ x: 10, y: 5, width: 50, height: 25 })
})
