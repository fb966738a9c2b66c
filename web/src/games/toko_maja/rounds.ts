/** The breakdown of a round's points, from the events in the match's story. Nothing is computed here. */

import type { Step } from '../../wire/protocol'

export interface Worth {
  what: string
  points: number
}

/** One side's round. */
export interface Line {
  seats: number[]
  laid: Worth[]
  tokens: Worth[]
  /** The points of all triples, of all tokens, of the cards left in hand, of the round, and of the match so far. */
  triples: number
  held: number
  hand: number
  points: number
  total: number
}

/**
 * A line of the breakdown as the rules report it. `hand` is null if no card of it is visible, and `unseen` counts the
 * hidden cards.
 */
export type ScoreBreakdown = {
  triples: number
  tokens: number
  hand: number | null
  unseen: number
  points: number
  total: number
}

export interface Round {
  round: number
  /** The ply that ended it. */
  ply: number
  lines: Line[]
}

/** Return the rounds that have ended, in order. */
export function roundsOf(steps: Pick<Step, 'ply' | 'events'>[]): Round[] {
  const rounds: Round[] = []
  let laid = new Map<number, Worth[]>()
  let tokens = new Map<string, { seat: number; points: number }>()
  for (const step of steps) {
    for (const event of step.events) {
      const seat = event.seat as number
      const points = event.points as number
      if (event.event === 'toko-maja.laid' || event.event === 'toko-maja.table_triple') {
        laid.set(seat, [...(laid.get(seat) ?? []), { what: String(event.triple), points }])
      } else if (event.event === 'toko-maja.token_taken' || event.event === 'toko-maja.token_moved') {
        tokens.set(String(event.token), { seat, points })
      } else if (event.event === 'toko-maja.round_ended') {
        rounds.push({ round: event.round as number, ply: step.ply, lines: [] })
      } else if (event.event === 'toko-maja.scored' || event.event === 'toko-maja.team_scored') {
        const seats = (event.seats as number[] | undefined) ?? [seat]
        rounds.at(-1)?.lines.push({
          seats,
          laid: seats.flatMap((one) => laid.get(one) ?? []).sort((a, b) => (a.what < b.what ? -1 : 1)),
          tokens: [...tokens]
            .filter(([, held]) => seats.includes(held.seat))
            .map(([what, held]) => ({ what, points: held.points }))
            .sort((a, b) => (a.what < b.what ? -1 : 1)),
          triples: event.triples as number,
          held: event.tokens as number,
          hand: event.hand as number,
          points,
          total: event.total as number,
        })
      }
    }
    if (step.events.some((event) => String(event.event).startsWith('toko-maja.round_began'))) {
      laid = new Map()
      tokens = new Map()
    }
  }
  return rounds
}

/**
 * Return the round that ended if `seat` has not acted since, else null. A spectator sees it for one turn of each
 * player.
 */
export function justEnded(
  rounds: Round[],
  steps: Pick<Step, 'ply' | 'seat'>[],
  seat: number | null,
  players: number,
): Round | null {
  const last = rounds.at(-1)
  const now = steps.at(-1)?.ply
  if (last === undefined || now === undefined) return null
  const goneOn = seat === null ? now - last.ply > players : steps.some((step) => step.ply > last.ply && step.seat === seat)
  return goneOn ? null : last
}
