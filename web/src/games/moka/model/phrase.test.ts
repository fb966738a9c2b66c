import { expect, test } from 'vitest'
import { deeds, kinds } from './phrase'

test('a longer word does more', () => {
  expect(deeds('word Bg Or *=I Sr')).toBeGreaterThan(deeds('word Er Tr Eg'))
  expect(deeds('flip 3')).toBe(0)
})

test('one card of the grid is as good as another, two words are not', () => {
  expect(kinds('flip 3')).toEqual(kinds('flip 12'))
  expect(kinds('word Bg Or')).not.toEqual(kinds('word Er Tr'))
  expect(kinds('play STOP 1')).toEqual(kinds('play STOP 2'))
  expect(kinds('play STOP 1')[0]).toBe(kinds('play QUAKE')[0])
})
