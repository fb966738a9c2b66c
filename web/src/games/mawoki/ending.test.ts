import { expect, test } from 'vitest'
import type { Finished } from '../part'
import { feats } from './ending'
import type { MawokiView } from './view'

const step = (ply: number, seat: number, ...events: object[]) => ({ ply, seat, events })
const laid = { event: 'mawoki.played' }
const again = { event: 'mawoki.again' }
const of = (...steps: object[]) => ({ steps, sides: [0, 1] }) as unknown as Finished<MawokiView>

test('cards laid one after the other, smoke after smoke, count as one turn', () => {
  const match = of(step(1, 0, laid, again), step(2, 0, laid, again), step(3, 0, laid), step(4, 1, laid), step(5, 0, laid))
  expect(feats(match, 0)).toEqual([{ key: 'chain', ply: 3, value: 3 }])
})

test('what others drew because of a joker counts, not what one draws oneself', () => {
  const drew = (seat: number, why: string) => ({ event: 'mawoki.drew', seat, why })
  const match = of(
    step(1, 0, laid, drew(1, 'joker'), drew(2, 'joker')),
    step(2, 1, drew(1, 'stuck')),
    step(3, 0, laid, drew(0, 'snake')),
  )
  expect(feats(match, 0)).toEqual([{ key: 'drawn', ply: 1, value: 2 }])
  expect(feats(match, 1)).toEqual([])
})
