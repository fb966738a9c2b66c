/** The flights of a step: tiles drawn and put back, face down. Laid tiles glide without a flight. */

import type { Flight } from '../../motion/Flights.svelte'
import type { GameEvent } from '../../wire/types'

export interface LaidNow extends GameEvent {
  seat: number
  tiles: string[]
}

/** Return the tiles just laid and their player, or null. */
export function laidBy(events: readonly GameEvent[]): LaidNow | null {
  return (events.find((event) => event.event === 'rummikub.laid') as LaidNow | undefined) ?? null
}

/** Return the flights of the others' tiles between rack and pool. The player's own drawn tile glides to the rack. */
export function flightsOf(events: readonly GameEvent[], seat: number | null): Flight<null>[] {
  const flights: Flight<null>[] = []
  events.forEach((event, at) => {
    const mine = event.seat === seat
    const home = mine ? 'rack' : `seat-${event.seat as number}`
    if (event.event === 'rummikub.discarded')
      flights.push({ key: `discard-${at}`, from: mine ? 'aside' : home, to: 'pool', face: null })
    if (event.event === 'rummikub.drew' && !mine)
      flights.push({ key: `draw-${at}`, from: 'pool', to: home, face: null, delay: flights.length * 80 })
  })
  return flights
}
