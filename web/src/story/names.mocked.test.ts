import { describe, expect, it, vi } from 'vitest'
import type { Seat } from '../wire/protocol'

vi.mock('../words/words.svelte', () => ({
  t: (id: string, given?: Record<string, number>) => [id, ...Object.values(given ?? {})].join(' '),
}))
const { hyphenated, seatNames } = await import('./names')

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
      'Deep Tower\u00a0A',
      'Deep Tower\u00a0B',
    ])
  })

  it('distinguish equal names by a letter', () => {
    const seats = [seat(0, {}), seat(1, { name: 'Ana' }), seat(2, {})]
    expect(seatNames(seats)).toEqual(['guest\u00a0A', 'Ana', 'guest\u00a0B'])
  })

  it('are of one kind around one device', () => {
    const seats = [seat(0, {}), seat(1, { kind: 'device', name: 'player-number 2' })]
    expect(seatNames(seats)).toEqual(['player-number\u00a01', 'player-number\u00a02'])
  })

  it('never leave the number or letter at their end alone on a line', () => {
    const bot = { kind: 'bot', name: 'Bot 2', level: 2 } as const
    expect(seatNames([seat(0, bot), seat(1, bot), seat(2, { name: 'Ana Maria (2)' })])).toEqual([
      'Bot\u00a02\u00a0A',
      'Bot\u00a02\u00a0B',
      'Ana Maria\u00a0(2)',
    ])
  })

  it('are broken between syllables where they are too long for a line', () => {
    expect(hyphenated('Maximilienne Bo')).toBe('Ma\u00adxi\u00admi\u00adlienne Bo')
    expect(hyphenated('Jean-Christophe')).toBe('Jean-Christophe')
    expect(hyphenated('Guillaume-Alexandre')).toBe('Guillaume-Alexandre')
    expect(hyphenated('Bartholomeüs')).toBe('Bartho\u00adlo\u00admeüs')
    expect(hyphenated('Annelies')).toBe('Anne\u00adlies')
    expect(hyphenated('Bo Annelies')).toBe('Bo Annelies')
  })

  it('leave free seats as they are', () => {
    expect(seatNames([seat(0, { kind: 'free' }), seat(1, { kind: 'free' })])).toEqual(['seat-free', 'seat-free'])
  })
})
