import { expect, test } from 'vitest'
import { notedAfter } from './story'

test('a step taken back is noted where the story went on from', () => {
  const back = (ply: number) => ({ seat: 0, ply })
  expect(notedAfter([])).toEqual([])
  expect(notedAfter([back(4), back(7)])).toEqual([back(4), back(7)])
  expect(notedAfter([back(4), back(3), back(7)])).toEqual([back(3), back(3), back(7)])
})
