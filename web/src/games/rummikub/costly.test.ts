import { expect, test } from 'vitest'
import { costly } from './costly'
import type { RummikubView } from './view'

const at = (rack: string[], opened = true, table: string[][] = []) =>
  ({
    turn: 0,
    racks: [rack, ['?', '?']],
    opened: [opened, false],
    table,
    options: { turns: 'draw-discard' },
  }) as unknown as RummikubView

const OPENING = ['= / r1', 'r10 r11 r12 / r1', '= / J']

test('to discard a joker is asked about', () => {
  expect(costly('= / J', at(['r1', 'r2', 'J']), [])).toBe('rummikub-costly-joker')
  expect(costly('b1 b2 b3 / J', at(['b1', 'b2', 'b3', 'k9', 'J']), [])).toBe('rummikub-costly-joker')
})

test('to go out with it is not', () => {
  expect(costly('b1 b2 b3 / J', at(['b1', 'b2', 'b3', 'J']), [])).toBeNull()
})

test('to end the turn without opening is asked about if the rack could', () => {
  const rack = ['r1', 'r10', 'r11', 'r12', 'J']
  expect(costly('= / r1', at(rack, false), OPENING)).toBe('rummikub-costly-opening')
  expect(costly('draw', at(rack, false), ['draw', 'r10 r11 r12'])).toBe('rummikub-costly-opening')
})

test('not if it could not, nor after the opening', () => {
  expect(costly('= / r1', at(['r1', 'r9'], false), ['= / r1', '= / r9'])).toBeNull()
  expect(costly('= / r1', at(['r1', 'r10', 'r11', 'r12'], true), OPENING)).toBeNull()
})

test('to open is not asked about, nor what the rules did not list', () => {
  expect(costly('r10 r11 r12 / r1', at(['r1', 'r10', 'r11', 'r12'], false), OPENING)).toBeNull()
  expect(costly('zz', at(['r1'], true), [])).toBeNull()
})
