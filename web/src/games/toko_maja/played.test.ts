import { expect, test } from 'vitest'
import { pieces } from './played'

test('the log draws what a step shows of its pieces; a hidden one stays hidden', () => {
  expect(
    pieces([
      { event: 'toko-maja.drew', cards: ['1', '?'] },
      { event: 'toko-maja.kept', card: '1' },
      { event: 'toko-maja.discarded', card: '?' },
    ]),
  ).toEqual(['1', '?', '?'])
  expect(
    pieces([
      { event: 'toko-maja.laid', triple: '22J' },
      { event: 'toko-maja.token_taken', token: '2' },
    ]),
  ).toEqual(['2', '2', 'J', 'token 2'])
  expect(pieces([{ event: 'unknown' }])).toEqual([])
})
