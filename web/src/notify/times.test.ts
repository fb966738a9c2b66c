import { expect, test } from 'vitest'
import { minuteOf, timeOf, zoneHere } from './times'
import { bytes } from './push'

test('a time of day is the same there and back', () => {
  for (const minute of [0, 9, 60, 605, 1439]) expect(minuteOf(timeOf(minute))).toBe(minute)
  expect(timeOf(65)).toBe('01:05')
})

test('an empty field is no time', () => {
  expect(minuteOf('')).toBeNull()
  expect(minuteOf('7:5')).toBeNull()
})

test('a browser says where it is', () => {
  expect(zoneHere()).toMatch(/^[A-Za-z0-9_+/-]+$/)
})

test('a key is read as addresses write it', () => {
  expect([...bytes('-_8A')]).toEqual([251, 255, 0])
})
