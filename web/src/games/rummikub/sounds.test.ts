import { expect, test } from 'vitest'
import { sounds } from './sounds'

test.each([
  ['one tile clacks once', { event: 'rummikub.laid', tiles: ['r3'] }, ['tile']],
  ['a set clacks tile by tile', { event: 'rummikub.laid', tiles: ['r3', 'r4', 'r5'] }, ['row']],
  ['a tile comes from the pool', { event: 'rummikub.drew' }, ['draw']],
  ['a tile goes face down', { event: 'rummikub.discarded' }, ['away']],
  ['a joker that comes free', { event: 'rummikub.joker_freed' }, ['joker']],
  ['another round is shuffled', { event: 'rummikub.dealt' }, ['shuffle']],
  ['counting makes no sound', { event: 'rummikub.round_over' }, []],
])('%s', (_, event, heard) => {
  expect(sounds.heard(event)).toEqual(heard)
})
