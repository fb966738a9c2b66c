import { expect, test } from 'vitest'
import { circles } from './circles'

test('circles of one radius are one path that goes around each of them the same way', () => {
  expect(circles(2, [5, 7], [11.5, 7])).toBe('M3 7a2 2 0 1 0 4 0a2 2 0 1 0 -4 0zM9.5 7a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z')
})
