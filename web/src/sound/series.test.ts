import { expect, test } from 'vitest'
import { GAP, inSeries, MOST } from './series'

const names = (...from: string[]) => inSeries(from).map((one) => one.name)

test('what happens at once is heard one after the other', () => {
  expect(inSeries(['snap', 'slide'])).toEqual([
    { name: 'snap', at: 0 },
    { name: 'slide', at: GAP },
  ])
})

test('however many draw a card, it is heard twice', () => {
  expect(names('snap', 'slide', 'slide', 'slide', 'slide', 'slide')).toEqual(['snap', 'slide', 'slide'])
})

test('the same sound is heard again after another', () => {
  expect(names('slide', 'slide', 'snap', 'slide')).toEqual(['slide', 'slide', 'snap', 'slide'])
})

test('a step does not become noise', () => {
  expect(names('a', 'b', 'c', 'd', 'e', 'f')).toHaveLength(MOST)
})
