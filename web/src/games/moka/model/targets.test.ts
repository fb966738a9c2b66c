import { expect, test } from 'vitest'
import { aimed, NOTHING, openTo, type Aim } from './targets'

const aim = (special: string, given: string[], verb = `play ${special}`): Aim => ({ verb, special, given })

test('a pickpocket points at one card', () => {
  const steal = aim('STEAL', ['1.0', '1.1', '2.0'])
  expect([...openTo(steal, NOTHING).cards]).toEqual(['1.0', '1.1', '2.0'])
  expect(aimed(steal, NOTHING)).toBeNull()
  expect(aimed(steal, { ...NOTHING, card: '2.0' })).toBe('play STEAL 2.0')
})

test('a swap needs one card of each, in either order', () => {
  const swap = aim('SWAP', ['0>1.0', '0>1.1', '1>1.0', '1>1.1'], 'use')
  expect([...openTo(swap, NOTHING).own]).toEqual([0, 1])
  expect(aimed(swap, { ...NOTHING, own: 1 })).toBeNull()
  expect(aimed(swap, { ...NOTHING, own: 1, card: '1.0' })).toBe('use 1>1.0')
})

test('binoculars are pointed in any order and asked in ascending order', () => {
  const peek = aim('PEEK', ['0 1 2', '0 1 5', '0 2 5', '1 2 5'])
  expect(openTo(peek, NOTHING).count).toBe(3)
  expect([...openTo(peek, { ...NOTHING, places: [5] }).places].sort()).toEqual([0, 1, 2, 5])
  expect(aimed(peek, { ...NOTHING, places: [5, 0] })).toBeNull()
  expect(aimed(peek, { ...NOTHING, places: [5, 0, 1] })).toBe('play PEEK 0 1 5')
})

test('a number is an opponent for Stop and a place for Binoculars', () => {
  expect([...openTo(aim('STOP', ['1', '2']), NOTHING).seats]).toEqual([1, 2])
  expect(aimed(aim('STOP', ['1', '2']), { ...NOTHING, seat: 2 })).toBe('play STOP 2')
  expect([...openTo(aim('PEEK', ['7']), NOTHING).places]).toEqual([7])
})

test('what aims at nothing is ready at once', () => {
  expect(aimed(aim('QUAKE', ['']), NOTHING)).toBe('play QUAKE')
  expect(aimed(aim('AGAIN', [''], 'use'), NOTHING)).toBe('use')
})
