/** The ends of rounds, from the match's story. */

import type { Step } from '../../wire/protocol'
import type { GameEvent } from '../../wire/types'

export interface RoundEnd {
  /** The step that ended the round. */
  ply: number
  round: number
  winners: number[]
  /** True if nobody could or would continue; else a player went out. */
  stalled: boolean
  left: string[][]
  held: number[]
  points: number[]
  totals: number[]
}

/** Return the round that these events end, or null. */
export function roundEndIn(events: readonly GameEvent[], ply: number): RoundEnd | null {
  const over = events.find((event) => event.event === 'rummikub.round_over')
  if (over === undefined) return null
  return {
    ...(over as GameEvent & Omit<RoundEnd, 'ply' | 'stalled'>),
    ply,
    stalled: events.some((event) => event.event === 'rummikub.stalled'),
  }
}

export function roundEnds(steps: readonly Pick<Step, 'ply' | 'events'>[]): RoundEnd[] {
  return steps.flatMap((step) => roundEndIn(step.events, step.ply) ?? [])
}
