import { expect, test } from 'vitest'
import { pieces } from './played'

test('the log draws what a step shows of its pieces; a hidden one stays hidden', () => {
  expect(pieces([{ event: 'tokan.moved', animal: 'M', carried: ['j'] }, { event: 'tokan.over' }])).toEqual(['j', 'M'])
  expect(pieces([{ event: 'unknown' }])).toEqual([])
})
