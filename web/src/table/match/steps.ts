/** The story of a match as this page has it: a list of steps, one a ply, in which later tellings take the place of earlier ones. */

import type { Step } from '../../wire/protocol'

/** Whether a view hides something from its viewer: hidden cards are `"?"` in every game. */
export function hides(view: unknown): boolean {
  if (view === '?') return true
  if (Array.isArray(view)) return view.some(hides)
  return typeof view === 'object' && view !== null && Object.values(view).some(hides)
}

/** A ply of which nothing is told: at a table without looking back. What is shown instead is what is shown now. */
const blank = (ply: number, { view, at }: Step): Step => ({
  ply,
  seat: null,
  move: null,
  events: [],
  view,
  standing: null,
  score_breakdown: null,
  at,
  by: null,
  helped: false,
})

/** What is left of a story without looking back: what happened since whoever has these eyes moved last, the last ply at least. */
export function forgotten(story: readonly Step[], look: number | null): Step[] {
  const own = look === null ? -1 : story.findLastIndex((step) => step.seat === look)
  const since = look === null ? story.length - 1 : Math.max(own, 0)
  return story.map((step) => (step.ply < since ? blank(step.ply, story[since] ?? step) : step))
}

/** The story with these plies put in their places; null where something between was missed, unless it is `forgetting` that. */
export function merged(story: readonly Step[], plies: readonly Step[], forgetting = false): Step[] | null {
  const steps = [...story]
  for (const step of plies) {
    if (forgetting) while (steps.length < step.ply) steps.push(blank(steps.length, step))
    if (step.ply > steps.length) return null
    steps[step.ply] = step
  }
  return steps
}
