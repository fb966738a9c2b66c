/** The meaning of a step's events for this board. */

import type { Step } from '../../../wire/protocol'
import type { GameEvent } from '../../../wire/types'
import { HIDDEN } from './cards'
import type { Laid, MokaView } from './view'

export interface LaidNow extends Laid, GameEvent {
  seat: number
  double: boolean
}

/** Return the word that was laid, or null. */
export function laidIn(events: GameEvent[]): LaidNow | null {
  return (events.find((event) => event.event === 'moka.word') as LaidNow | undefined) ?? null
}

/** How a word came to a vote: if a list has it, if one objection refuses it, and which categories are allowed. */
export interface Said {
  listed: boolean
  objection: boolean
  allowed: string
}

/** Return how the player said the word under vote. */
export function saidIn(steps: Pick<Step, 'events'>[]): Said | null {
  const events: GameEvent[] = steps.flatMap((step) => step.events)
  return (events.findLast((event) => event.event === 'moka.said') as Said | undefined) ?? null
}

/** Return the special that has just taken effect, or null. */
export function actedIn(events: GameEvent[]): string | null {
  if (events.some((event) => event.event === 'moka.boom')) return 'BOOM'
  const acted = events.find((event) => event.event === 'moka.played' || event.event === 'moka.used')
  return acted === undefined ? null : String(acted.special)
}

/** Return the grid cards that only this viewer saw, by place. */
export function peekedIn(events: GameEvent[]): Map<number, string> {
  const peeked = events.find((event) => event.event === 'moka.peeked')
  if (peeked === undefined || !Array.isArray(peeked.cards)) return new Map()
  const cards = peeked.cards as string[]
  const shown = (peeked.places as number[]).map((place, at) => [place, cards[at] as string] as const)
  return new Map(shown.filter(([, card]) => card !== HIDDEN))
}

/** Return the places of the grid that changed: taken, refilled, put back. */
export function touchedIn(events: GameEvent[]): Set<number> {
  return new Set(
    events.flatMap((event) => (event.event !== 'moka.peeked' && typeof event.place === 'number' ? [event.place] : [])),
  )
}

export interface Scored {
  seat: number
  /** The points for words and for challenges, their sum, and the total of all rounds so far. */
  words: number
  challenges: number
  points: number
  total: number
  /** The achieved challenges, as far as this viewer may know them. */
  achieved: string[]
  /** The words that counted. */
  laid: Laid[]
}

export interface RoundEnd {
  round: number
  ender: number
  lines: Scored[]
}

/** Return the ends of rounds in this story, in order. */
export function roundsIn(steps: { events: GameEvent[]; view: Pick<MokaView, 'words'> }[]): RoundEnd[] {
  return steps.flatMap((step, at) => {
    return roundEndIn(step.events, steps[at - 1]?.view.words ?? []) ?? []
  })
}

/** Return the end of a round, or null if no round ended. `words` are those laid before this step. */
function roundEndIn(events: GameEvent[], words: Laid[][]): RoundEnd | null {
  const over = events.find((event) => event.event === 'moka.round_over')
  if (over === undefined) return null
  const last = laidIn(events)
  const lines = events
    .filter((event) => event.event === 'moka.scored')
    .map((event): Scored => {
      const scored = event as GameEvent & Omit<Scored, 'achieved' | 'laid'> & { achieved: string }
      const before = words[scored.seat] ?? []
      const achieved = (scored.achieved ?? '').split(' ').filter((challenge) => challenge !== '' && challenge !== HIDDEN)
      return { ...scored, achieved, laid: last?.seat === scored.seat ? [...before, last] : before }
    })
  return { round: over.round as number, ender: over.seat as number, lines }
}
