import { expect, test } from 'vitest'
import { pieces } from './played'

test('the log draws what a step shows of its pieces; a hidden one stays hidden', () => {
  expect(
    pieces([
      { event: 'mawoki.played', seat: 0, card: 'rC/yH/-' },
      { event: 'mawoki.drew', seat: 1, card: '?', why: 'snake' },
    ]),
  ).toEqual(['rC/yH/-', '?'])
  expect(pieces([{ event: 'unknown' }])).toEqual([])
})
