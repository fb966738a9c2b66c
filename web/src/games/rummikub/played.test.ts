import { expect, test } from 'vitest'
import { pieces } from './played'

test('the log draws what a step shows of its pieces; a hidden one stays hidden', () => {
  expect(
    pieces([
      { event: 'rummikub.laid', tiles: ['r3', 'J'] },
      { event: 'rummikub.discarded', tile: '?' },
    ]),
  ).toEqual(['r3', 'J', '?'])
  expect(pieces([{ event: 'unknown' }])).toEqual([])
})
