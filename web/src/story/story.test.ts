import { expect, test } from 'vitest'
import type { Happened } from '../wire/protocol'
import { marksOf, namesAt, undosByPly, resignedAfter, resignedBefore } from './story'

test('a step taken back is noted where the story went on from', () => {
  const back = (ply: number) => ({ seat: 0, ply })
  expect(undosByPly([])).toEqual([])
  expect(undosByPly([back(4), back(7)])).toEqual([back(4), back(7)])
  expect(undosByPly([back(4), back(3), back(7)])).toEqual([back(3), back(3), back(7)])
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

test('before a seat was taken over the story names the player who sat there then', () => {
  const substitute = (n: number, ply: number, left: string): Happened => ({
    n,
    ply,
    kind: 'substitute',
    seat: 1,
    params: { name: 'Cy', left, gave_up: 10 * n },
    at: 0,
  })
  const names = ['Ana', 'Di']
  const happened = [substitute(1, 3, 'Bo'), substitute(2, 7, 'Cy')]
  expect([2, 3, 4, 7, 8].map((ply) => namesAt(names, happened, ply)[1])).toEqual(['Bo', 'Bo', 'Cy', 'Cy', 'Di'])
  expect(namesAt(names, happened, 8)).toBe(names)
  expect(namesAt(names, happened, 1)).toBe(namesAt(names, happened, 2))
  const fromBot = { ...substitute(1, 3, 'Tom'), kind: 'bot_replaced' }
  expect([3, 4].map((ply) => namesAt(names, [fromBot], ply)[1])).toEqual(['Tom', 'Di'])
  expect(resignedBefore([...happened, fromBot])).toEqual([
    { seat: 1, resigned_at: 10 },
    { seat: 1, resigned_at: 20 },
  ])
})
