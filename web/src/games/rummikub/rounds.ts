/** The ends of rounds, as the story tells them. */

import type { Step } from '../../wire/protocol'
import type { GameEvent } from '../../wire/types'

export interface RoundEnd {
  /** The step that ended the round. */
  ply: number
  round: number
  winners: number[]
  /** Nobody could or would go on; else somebody has gone out. */
  stalled: boolean
  left: string[][]
  held: number[]
  points: number[]
  totals: number[]
}

/** The round that these events end; null if they end none. */
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
