import { beforeAll, expect, test } from 'vitest'
import { settings } from '../settings/settings.svelte'
import { words } from './words.svelte'
import { clockOf, spanOf } from './spans'

beforeAll(async () => {
  settings.language = 'en'
  await words.speak('en')
})

test.each([
  [30, '30 seconds'],
  [60, '1 minute'],
  [90, '90 seconds'],
  [600, '10 minutes'],
  [3600, '1 hour'],
  [86_400, '1 day'],
  [259_200, '3 days'],
])('%i seconds are told in the largest unit that fits', (seconds, told) => {
  expect(spanOf(seconds)).toBe(told)
})

test.each([
  [-5, '0:00'],
  [900, '0:01'],
  [61_000, '1:01'],
  [3_600_000, '1:00 h'],
  [5_460_000, '1:31 h'],
])('%i milliseconds on a clock', (ms, told) => {
  expect(clockOf(ms)).toBe(told)
})
