import { describe, expect, it, vi } from 'vitest'
import type { Seat } from '../../protocol'

vi.mock('../../words/words.svelte', () => ({
  t: (id: string, given?: Record<string, number>) => [id, ...Object.values(given ?? {})].join(' '),
}))
const { seatNames } = await import('./names')

function seat(at: number, change: Partial<Seat>): Seat {
  return {
    seat: at,
    kind: 'guest',
    name: '',
    level: null,
    present: true,
    mine: false,
    own: false,
    resigned: false,
    resigned_at: null,
    stood_in: false,
    steps_in: null,
    face: null,
    ...change,
  }
}

describe('the names at a table', () => {
  it('are the names of those who sit there, bots too', () => {
    expect(seatNames([seat(0, { name: 'Ana' }), seat(1, { kind: 'bot', name: 'Léa', level: 2 })])).toEqual(['Ana', 'Léa'])
  })

  it('are those that the host gave to programs', () => {
    expect(seatNames([seat(0, { kind: 'bot', name: 'Deep Tower' }), seat(1, { kind: 'bot', name: 'Deep Tower' })])).toEqual([
      'Deep Tower A',
      'Deep Tower B',
    ])
  })

  it('tell equal names apart by a letter', () => {
    const seats = [seat(0, {}), seat(1, { name: 'Ana' }), seat(2, {})]
    expect(seatNames(seats)).toEqual(['guest A', 'Ana', 'guest B'])
  })

  it('are of one kind around one device', () => {
    const seats = [seat(0, {}), seat(1, { kind: 'device', name: 'player-number 2' })]
    expect(seatNames(seats)).toEqual(['player-number 1', 'player-number 2'])
  })

  it('leave free seats as they are', () => {
    expect(seatNames([seat(0, { kind: 'free' }), seat(1, { kind: 'free' })])).toEqual(['seat-free', 'seat-free'])
  })
})
