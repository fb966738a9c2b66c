import { expect, test } from 'vitest'
import type { OptionSchema } from './options'
import { read, written } from './variantLink'

const fields: [string, OptionSchema][] = [
  ['arrow', { enum: ['draws', 'steal'], default: 'draws' }],
  ['teams', { enum: [0, 2], default: 0 }],
  ['open', { type: 'boolean', default: false }],
  ['words', { type: 'array', default: [] }],
  ['hand', { type: 'integer', minimum: 1, maximum: 9, parameter: true }],
  ['token', { type: 'integer', minimum: 0, maximum: 9, parameter: true, default: 3 }],
]

test('a link holds what differs from the defaults, and gives it back', () => {
  const text = written({ arrow: 'steal', teams: 0, open: true, words: [], hand: 4, token: 3 }, fields)
  expect(JSON.parse(text)).toEqual({ arrow: 'steal', open: true, hand: 4 })
  expect(read(text, fields)).toEqual({ arrow: 'steal', open: true, hand: 4 })
  expect(written({ arrow: 'draws', words: [] }, fields)).toBe('{}')
})

test('values of a link that no field takes are left out', () => {
  for (const text of [null, '', '{', '[]', '3', 'null', '"hand"']) expect(read(text, fields)).toEqual({})
  const wrong = { arrow: 'x', teams: '2', open: 1, words: ['A'], hand: 0, token: 2.5, other: 1 }
  expect(read(JSON.stringify(wrong), fields)).toEqual({})
  expect(read('{"hand":10}', fields)).toEqual({})
  expect(read('{"hand":"4"}', fields)).toEqual({})
})
