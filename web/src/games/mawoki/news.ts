/** The meaning of events for this board: which cards were laid and drawn, and what flies where. */

import type { Flight } from '../../motion/Flights.svelte'
import type { GameEvent } from '../../wire/types'
import { HIDDEN, signOf, type SignName } from './cards'

/** An action by a player, or its effect on a player. */
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

/** Return the actions of one step, each with its seat. */
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

interface Shown {
  seat: number | null
  events: GameEvent[]
}

/**
 * Return each player's actions, and the effects on them, since `viewer` last moved. Right after that move, and for a
 * spectator, return those of the last round. `steps` end with the current step.
 */
export function recent(steps: Shown[], viewer: number | null, players: number): Deed[][] {
  const deeds: Deed[][] = Array.from({ length: players }, () => [])
  const seen = new Set<number>()
  for (let at = steps.length - 1; at > 0; at -= 1) {
    const step = steps[at] as Shown
    const mover = step.seat ?? -1
    // The viewer's own last turn ends the round. So does a second turn of one player after others have moved.
    const met = seen.has(mover)
    if (met ? steps[at + 1]?.seat !== mover : mover === viewer && seen.size > 0) break
    seen.add(mover)
    const found = deedsIn(step.events)
    for (const [seat, deed] of found.reverse()) deeds[seat]?.unshift(deed)
  }
  return deeds
}

/** The sign that has just taken effect, and its target. */
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

/**
 * Return the actions to count beside a player. Beside a sign that strikes them these are its effects alone, the same
 * for every viewer; otherwise those of `recent`.
 */
export function countedFor(seat: number, steps: Shown[], viewer: number | null, players: number): Deed[] {
  const last = steps.at(-1)?.events ?? []
  const acting = actingIn(last)
  if (acting === null || acting.sign === 'smoke' || !acting.on.includes(seat)) return recent(steps, viewer, players)[seat] ?? []
  return deedsIn(last).flatMap(([who, deed]) => (who === seat ? [deed] : []))
}

const STEP_MS = 45

/** Return the flights: the card to the pile, the sign to its target, and drawn and stolen cards to the hands. */
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
