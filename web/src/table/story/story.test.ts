import { expect, test } from 'vitest'
import { marksOf, notedAfter, resignedAfter } from './story'

test('a step taken back is noted where the story went on from', () => {
  const back = (ply: number) => ({ seat: 0, ply })
  expect(notedAfter([])).toEqual([])
  expect(notedAfter([back(4), back(7)])).toEqual([back(4), back(7)])
  expect(notedAfter([back(4), back(3), back(7)])).toEqual([back(3), back(3), back(7)])
})

test('who gave up is noted after the step that was the last then', () => {
  const steps = [
    { ply: 0, at: 10 },
    { ply: 1, at: 20 },
    { ply: 2, at: 30 },
  ]
  const seats = [
    { seat: 0, resigned_at: 25 },
    { seat: 1, resigned_at: null },
    { seat: 2, resigned_at: 99 },
    { seat: 3, resigned_at: 5 },
  ]
  expect(steps.map(({ ply }) => resignedAfter(seats, steps, ply))).toEqual([[3], [0], [2]])
})

test.each([
  [{ by: 'person', helped: false }, []],
  [{ by: 'person', helped: true }, ['with-hint']],
  [{ by: 'stand_in', helped: false }, ['by-stand-in']],
  [{ by: 'clock', helped: false }, ['by-clock']],
  [{ by: null, helped: false }, []],
] as const)('of %j the story says %j', (step, marks) => {
  expect(marksOf(step)).toEqual(marks)
})
