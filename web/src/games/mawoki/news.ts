/** What the events of steps mean to this drawing: who laid and drew what, and what flies from where to where. */

import type { Flight } from '../../motion/Flights.svelte'
import type { GameEvent } from '../../wire/types'
import { HIDDEN, signOf, type SignName } from './cards'

/** What was done by, or to, one player. */
export type Deed =
  | { kind: 'laid'; card: string }
  | { kind: 'drew'; card: string; why: string }
  | { kind: 'took'; card: string; from: number }
  | { kind: 'lost'; to: number }

/** A card or a sign that flies. */
export interface Face {
  card?: string
  sign?: SignName
}

const number = (value: unknown) => (typeof value === 'number' ? value : -1)
const text = (value: unknown) => (typeof value === 'string' ? value : HIDDEN)

/** The deeds of one step, with whose they are. */
export function deedsIn(events: GameEvent[]): [number, Deed][] {
  return events.flatMap((event): [number, Deed][] => {
    const seat = number(event.seat)
    switch (event.event) {
      case 'mawoki.played':
      case 'mawoki.aimed':
        return [[seat, { kind: 'laid', card: text(event.card) }]]
      case 'mawoki.drew':
        return [[seat, { kind: 'drew', card: text(event.card), why: String(event.why) }]]
      case 'mawoki.stole':
        return [
          [seat, { kind: 'took', card: text(event.card), from: number(event.target) }],
          [number(event.target), { kind: 'lost', to: seat }],
        ]
      default:
        return []
    }
  })
}

interface Told {
  seat: number | null
  events: GameEvent[]
}

/**
 * What each player did, and what was done to them, since `viewer` last moved; right after that, and for a spectator, in
 * the last round of the table. `steps` end with the step shown.
 */
export function recent(steps: Told[], viewer: number | null, players: number): Deed[][] {
  const deeds: Deed[][] = Array.from({ length: players }, () => [])
  const seen = new Set<number>()
  for (let at = steps.length - 1; at > 0; at -= 1) {
    const step = steps[at] as Told
    const mover = step.seat ?? -1
    // One's own last turn closes the round; so does meeting somebody again after others have moved.
    const met = seen.has(mover)
    if (met ? steps[at + 1]?.seat !== mover : mover === viewer && seen.size > 0) break
    seen.add(mover)
    const found = deedsIn(step.events)
    for (const [seat, deed] of found.reverse()) deeds[seat]?.unshift(deed)
  }
  return deeds
}

/** The sign that has just acted, and on whom. */
export interface Acting {
  sign: SignName
  by: number
  on: number[]
}

export function actingIn(events: GameEvent[]): Acting | null {
  const laid = events.find((event) => event.event === 'mawoki.played' || event.event === 'mawoki.aimed')
  if (laid === undefined) return null
  const by = number(laid.seat)
  const sign = signOf(text(laid.card))
  const acted = events.flatMap((event) => {
    if (event.event === 'mawoki.again') return [by]
    if (event.event === 'mawoki.stole') return [number(event.target)]
    return (event.event === 'mawoki.drew' || event.event === 'mawoki.nothing_to_draw') && event.why !== 'smoke'
      ? [number(event.seat)]
      : []
  })
  return sign === null || sign === 'none' || acted.length === 0 ? null : { sign, by, on: [...new Set(acted)] }
}

const STEP_MS = 45

/** What flies: the card onto the pile, the sign to whom it acts on, drawn and stolen cards into the hands. */
export function flightsIn(events: GameEvent[], viewer: number | null): Flight<Face>[] {
  const place = (seat: number, card: string) => (seat === viewer && card !== HIDDEN ? `card ${card}` : `hand ${seat}`)
  const flights: Flight<Face>[] = []
  const add = (from: string, to: string, face: Face, lands = false) =>
    flights.push({ key: String(flights.length), from, to, face, lands, delay: flights.length * STEP_MS })
  for (const event of events) {
    const seat = number(event.seat)
    const card = text(event.card)
    if (event.event === 'mawoki.played' || event.event === 'mawoki.aimed') {
      add(place(seat, card), 'pile', { card }, true)
      const acting = actingIn(events)
      if (acting !== null && acting.sign !== 'smoke') for (const on of acting.on) add('pile', `hand ${on}`, { sign: acting.sign })
    } else if (event.event === 'mawoki.drew') {
      add('stock', place(seat, card), { card }, seat === viewer)
    } else if (event.event === 'mawoki.stole') {
      const to = place(seat, card)
      add(place(number(event.target), card), to, { card }, to.startsWith('card'))
    } else if (event.event === 'mawoki.reshuffled') {
      add('pile', 'stock', { card: HIDDEN })
    }
  }
  return flights
}
