import { render } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import Others from './Others.svelte'
import type { RummikubView } from './view'

/** Return the number of tiles on each rack that are drawn face up. */
function open(racks: string[][], dealt = true) {
  const table: RummikubView = {
    game: 'rummikub',
    options: {},
    players: racks.length,
    phase: 'turn',
    turn: 0,
    round: 1,
    racks,
    opened: racks.map(() => false),
    table: [],
    pool: [],
    drawn: null,
    scores: racks.map(() => 0),
  }
  const { container } = render(Others, { props: { table, seats: racks.map((_, at) => at), names: ['Ana', 'Bo'], dealt } })
  return [...container.querySelectorAll('li')].map((rack) => rack.querySelectorAll('text').length)
}

test('of a deal that is shown to everybody every rack is read', () => {
  expect(open([['r3', 'b7'], ['k10']])).toEqual([2, 1])
})

test('what is hidden from one of them stays a back, as do racks beside a match that is over', () => {
  expect(open([['r3', 'b7'], ['?']])).toEqual([0, 0])
  expect(open([['r3', 'b7'], ['k10']], false)).toEqual([0, 0])
})
