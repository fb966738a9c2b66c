import { expect, test } from 'vitest'
import type { Finished } from '../part'
import { feats, rearranged } from './ending'
import type { RummikubView } from './view'

const sets = (...written: string[]) => written.map((set) => set.split(' '))

test.each([
  ['a set that grew stays', sets('r3 r4 r5'), sets('r2 r3 r4 r5'), 0],
  ['a tile that went elsewhere moved', sets('r3 r4 r5 r6'), sets('r3 r4 r5', 'r6 b6 k6'), 1],
  ['of a run that was cut the smaller part moved', sets('r1 r2 r3 r4 r5 r6 r7'), sets('r1 r2 r3', 'r4 r5 r6 r7'), 3],
  ['three runs made three groups', sets('r1 r2 r3', 'b1 b2 b3', 'k1 k2 k3'), sets('r1 b1 k1', 'r2 b2 k2', 'r3 b3 k3'), 6],
  ['nothing lay there yet', [], sets('r3 r4 r5'), 0],
])('%s', (_, before, after, moved) => {
  expect(rearranged(before, after)).toBe(moved)
})

test('the most tiles of one turn are remembered, and whose they were', () => {
  const laid = (ply: number, seat: number, tiles: string[]) => ({
    ply,
    seat,
    events: [{ event: 'rummikub.laid', seat, tiles, before: [], after: [tiles] }],
  })
  const steps = [laid(1, 0, ['r1', 'r2', 'r3']), laid(2, 1, ['b1', 'b2', 'b3', 'b4', 'b5']), laid(3, 0, ['y1', 'y2', 'y3', 'y4'])]
  expect(feats({ steps, sides: [0, 1] } as unknown as Finished<RummikubView>, 0)).toEqual([{ key: 'laid', ply: 3, value: 4 }])
})
