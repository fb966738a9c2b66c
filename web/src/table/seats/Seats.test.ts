import { render } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import type { Match } from '../match/match.svelte'
import Seats from './Seats.svelte'

test('points below nought stand at a seat with a true minus sign', () => {
  const seats = [0, 1].map((seat) => ({ seat, kind: 'bot', level: 1, resigned: false, mine: false }))
  const match = {
    table: { seats, sides: [0, 1], game: 'toy', state: 'running' },
    shown: { view: { turn: 0 }, standing: [-13, 4] },
  } as unknown as Match
  const { container } = render(Seats, { match })
  expect([...container.querySelectorAll('.score')].map((score) => score.lastChild?.textContent)).toEqual(['−13', '4'])
})

test('that it is you comes before that you gave up, which a flag says too', () => {
  const seats = [{ seat: 0, kind: 'guest', name: 'Ana', resigned: true, own: true, present: true }]
  const match = { table: { seats, sides: [0], game: 'toy', state: 'over' }, shown: null } as unknown as Match
  const { container } = render(Seats, { match })
  expect(container.querySelector('small')?.textContent).toBe('you · seat-resigned')
})
