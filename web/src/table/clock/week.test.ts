import { expect, test } from 'vitest'
import { moment } from './time'

const DAY = 24 * 3600 * 1000
const now = new Date(2026, 10, 20, 12, 0).getTime()

test.each([1, 3, 5, -1, -5])('a day of this week is called by its weekday: %i days from now', (days) => {
  expect(moment(now + days * DAY, now, 'en')).toMatch(/^[A-Z][a-z]+day\b/)
})

test.each([7, 13, -7])('a day that has the weekday of another one nearby is called by its date: %i', (days) => {
  expect(moment(now + days * DAY, now, 'en')).toMatch(/November|December/)
})
