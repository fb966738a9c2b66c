import { expect, test } from 'vitest'
import { highlightsOf, NO_HIGHLIGHTS } from './highlights'

const flipped = { flipped: 3, grid: ['?', '?', '?', 'STEAL'] }

test.each([
  ['flip 7', { places: new Set([7]) }],
  ['take', { action: 'take' }],
  ['challenge 30', { action: 'challenge 30' }],
  ['play SWAP 1>2.0', { special: 'SWAP', own: new Set([1]), cards: new Set(['2.0']) }],
  ['play PEEK 3 7 12', { special: 'PEEK', places: new Set([3, 7, 12]) }],
  ['play STOP 2', { special: 'STOP', seats: new Set([2]) }],
  ['play AGAIN', { special: 'AGAIN' }],
  ['use 1.0', { action: 'use', cards: new Set(['1.0']) }],
  ['word Bg Or *=I Sr', { action: 'word' }],
])('%s lights up what it is about', (move, lit) => {
  expect(highlightsOf(move, flipped)).toEqual({ ...NO_HIGHLIGHTS, ...lit })
})

test('no hint lights nothing', () => {
  expect(highlightsOf(null, flipped)).toEqual(NO_HIGHLIGHTS)
})
