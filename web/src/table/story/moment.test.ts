import { expect, test } from 'vitest'
import { momentLink, momentOf } from './moment'

test('a link names its moment', () => {
  expect(momentOf(new URL(momentLink('/t/abc', 12)).hash)).toBe(12)
})

test.each(['', '#', '#ply=', '#ply=-1', '#ply=1e9', '#ply=12345678', '#invite'])('%j names none', (hash) => {
  expect(momentOf(hash)).toBeNull()
})
