import { render } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import type { GamePart } from '../../games/part'
import type { Match } from '../match/match.svelte'
import Seats from './Seats.svelte'

vi.mock('../windows', () => ({ compact: { current: true }, upright: { current: true } }))

const at = (state: string) =>
  ({
    table: { seats: [{ seat: 0, kind: 'bot', level: 1, resigned: false, mine: false }], sides: [0], game: 'toy', state },
    shown: null,
    board: { step: null },
    conversation: { latest: null },
  }) as unknown as Match
const drawn = { holdings: { across: 1 } } as unknown as GamePart

test('until the drawing of the game is loaded, an upright phone shows no seats of another height', async () => {
  const { container, rerender } = render(Seats, { match: at('running'), part: undefined })
  expect(container.querySelectorAll('[data-seat]')).toHaveLength(0)
  await rerender({ part: drawn })
  expect(container.querySelectorAll('.rows [data-seat]')).toHaveLength(1)
})

test('a game without a drawing of its own shows its seats there as elsewhere', () => {
  const { container } = render(Seats, { match: at('running'), part: null })
  expect(container.querySelectorAll('.seats:not(.rows) [data-seat]')).toHaveLength(1)
})

test('before the match the seats are there at once, because they do not depend on the drawing', () => {
  const { container } = render(Seats, { match: at('waiting'), part: undefined })
  expect(container.querySelectorAll('.seats:not(.rows) [data-seat]')).toHaveLength(1)
})
