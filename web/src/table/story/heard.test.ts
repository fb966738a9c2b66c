import { expect, test } from 'vitest'
import type { GameSounds } from '../../games/sounds'
import type { GameEvent } from '../../wire/types'
import { heardIn } from './heard'

const sounds: GameSounds = {
  made: {},
  deal: 'shuffle',
  heard: ({ event }) => (event === 'toy.laid' ? ['snap'] : event === 'toy.drew' ? ['slide'] : []),
}
const steps = (...kinds: string[][]) => kinds.map((of) => ({ events: of.map((event): GameEvent => ({ event })) }))

test('a match that begins is heard to be dealt', () => {
  expect(heardIn(steps([]), -1, sounds)).toEqual(['shuffle'])
  expect(heardIn(steps([]), 0, sounds)).toEqual(['shuffle'])
})

test('what happened before the page was opened is not heard', () => {
  expect(heardIn(steps([], ['toy.laid'], ['toy.laid']), -1, sounds)).toEqual([])
})

test('a new step is heard as its events, in order', () => {
  expect(heardIn(steps([], ['toy.laid'], ['toy.laid', 'toy.scored', 'toy.drew']), 2, sounds)).toEqual(['snap', 'slide'])
})

test('a step that was announced once is not heard again', () => {
  expect(heardIn(steps([], ['toy.laid']), 2, sounds)).toEqual([])
})

test('of many steps at once only the newest are heard', () => {
  expect(heardIn(steps([], ...Array<string[]>(9).fill(['toy.laid']), ['toy.drew']), 1, sounds)).toEqual(['snap', 'slide'])
})

test('a move taken back is not heard', () => {
  expect(heardIn(steps([], ['toy.laid']), 3, sounds)).toEqual([])
})
