import { expect, test } from 'vitest'
import { dial, length, moment } from './time'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test('a clock shows minutes and seconds, hours where there are any, and tenths at the end', () => {
  expect(dial(5 * MINUTE, 'en')).toBe('5:00')
  expect(dial(4 * MINUTE + 6_200, 'en')).toBe('4:07')
  expect(dial(2 * HOUR + 3 * MINUTE, 'en')).toBe('2:03:00')
  expect(dial(8_350, 'en')).toBe('8.3')
  expect(dial(8_350, 'fr')).toBe('8,3')
  expect(dial(-1, 'en')).toBe('0.0')
})

test('a length of time is said in its two largest units', () => {
  expect(length(42_900, 'en')).toBe('42 sec')
  expect(length(3 * MINUTE, 'en')).toBe('3 min')
  expect(length(2 * HOUR + 5 * MINUTE, 'en', true)).toBe('2 hours 5 minutes')
  expect(length(DAY, 'nl', true)).toBe('1 dag')
  expect(length(HOUR - 1, 'en')).toBe('59 min')
  expect(length(2 * HOUR - 1, 'en', true)).toBe('1 hour 59 minutes')
  expect(length(2 * DAY - 1, 'en', true)).toBe('1 day 23 hours')
  expect(length(2 * DAY + 4 * HOUR, 'fr', true)).toBe('2\u00a0jours 4\u00a0heures')
})

test('a moment names the day only where it is another one', () => {
  const now = new Date(2026, 10, 20, 12, 0).getTime()
  expect(moment(now + HOUR, now, 'nl')).toBe('13:00')
  expect(moment(now + DAY, now, 'nl')).toBe('zaterdag 12:00')
  expect(moment(now + 10 * DAY, now, 'nl')).toMatch(/^30 november/)
})

test('the first of a month is an ordinal in French', () => {
  expect(moment(new Date(2026, 2, 1, 12).getTime(), new Date(2026, 2, 20).getTime(), 'fr')).toMatch(/^1er mars/)
})
