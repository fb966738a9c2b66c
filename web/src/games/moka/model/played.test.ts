import { expect, test } from 'vitest'
import { pieces } from './played'

test('the log draws what a step shows of its pieces; a hidden one stays hidden', () => {
  expect(
    pieces([
      { event: 'moka.word', cards: ['Ar', '*'] },
      { event: 'moka.flipped', card: '?' },
      { event: 'moka.ended', seat: 0 },
    ]),
  ).toEqual(['Ar', '*', '?'])
  expect(pieces([{ event: 'unknown' }])).toEqual([])
})
