import { expect, test } from 'vitest'
import { costly } from './costly'

test('a flush is asked about, with what it takes', () => {
  expect(costly('flush', { options: { flush_discards: 'letters' } })).toBe('moka-flush-help')
  expect(costly('flush', { options: { flush_discards: 'all' } })).toBe('moka-flush-help-all')
})

test.each(['flip 3', 'play FLUSH 2', 'end', 'word Bg Or'])('%s is not', (move) => {
  expect(costly(move, { options: {} })).toBeNull()
})
