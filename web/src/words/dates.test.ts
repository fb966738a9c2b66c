import { afterAll, expect, test } from 'vitest'
import { settings } from '../settings/settings.svelte'
import { day, dayAndTime } from './dates'

const before = settings.language
afterAll(() => (settings.language = before))
const at = (date: number) => new Date(2026, 2, date, 12, 30).getTime()

test('the first of a month is an ordinal in French, and no other day', () => {
  settings.language = 'fr'
  expect([day(at(1)), day(at(2)), day(at(11)), day(at(21))].map((said) => said.split(' ')[0])).toEqual(['1er', '2', '11', '21'])
  expect(dayAndTime(at(1))).toMatch(/^1er mars 2026/)
})

test('in other languages it is a number', () => {
  settings.language = 'nl'
  expect(day(at(1))).toMatch(/^1 mrt/)
})
