/** The ends of rounds, as the story tells them. */

import type { Step } from '../../protocol'
import type { Happening } from '../../shapes'

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
export function roundEndIn(events: readonly Happening[], ply: number): RoundEnd | null {
  const over = events.find((event) => event.event === 'rummikub.round_over')
  if (over === undefined) return null
  return {
    ...(over as unknown as Omit<RoundEnd, 'ply' | 'stalled'>),
    ply,
    stalled: events.some((event) => event.event === 'rummikub.stalled'),
  }
}

export function roundEnds(steps: readonly Pick<Step, 'ply' | 'events'>[]): RoundEnd[] {
  return steps.flatMap((step) => roundEndIn(step.events as unknown as Happening[], step.ply) ?? [])
}
