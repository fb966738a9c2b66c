import { expect, test } from 'vitest'
import { changedNumbers, presetOf } from './options'

test('a choice among languages begins with the one that is read', () => {
  const dictionaries = { enum: ['fr', 'nl', 'en'], default: 'fr' }
  expect(presetOf(dictionaries, 'nl')).toBe('nl')
  expect(presetOf(dictionaries, 'de')).toBe('fr')
})

test('every other option begins with its default', () => {
  expect(presetOf({ enum: ['nl', 'usual'], default: 'usual' }, 'nl')).toBe('usual')
  expect(presetOf({ type: 'boolean', default: false }, 'nl')).toBe(false)
  expect(presetOf({ type: 'integer', minimum: 1, maximum: 3, default: 2 }, 'nl')).toBe(2)
})

test('a variant is known by the numbers of the rulebook that it changes', () => {
  const schema = { properties: { cards: { type: 'integer', parameter: true }, loud: { type: 'boolean' } } }
  expect(changedNumbers(schema, { loud: true, cards: 3 })).toEqual(['cards'])
  expect(changedNumbers(schema, { loud: true })).toEqual([])
})
