/**
 * The story of a match on this page: a list of steps, one per ply. A later message about a ply replaces an earlier one.
 */

import type { Step } from '../../wire/protocol'

/** True if a view hides something from its viewer. Hidden cards are `"?"` in every game. */
export function hides(view: unknown): boolean {
  if (view === '?') return true
  if (Array.isArray(view)) return view.some(hides)
  return typeof view === 'object' && view !== null && Object.values(view).some(hides)
}

/**
 * Return an empty step for a ply that the server does not send, at a table without looking back. It shows the current
 * view.
 */
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

/**
 * Return the part of a story that remains without looking back: the steps since the last move of this viewpoint, and at
 * least the last step.
 */
export function withoutLookingBack(story: readonly Step[], viewpoint: number | null): Step[] {
  const own = viewpoint === null ? -1 : story.findLastIndex((step) => step.seat === viewpoint)
  const since = viewpoint === null ? story.length - 1 : Math.max(own, 0)
  return story.map((step) => (step.ply < since ? blank(step.ply, story[since] ?? step) : step))
}

/** Return the story with these plies in their places. Null if plies between were missed, except when `forgetting`. */
export function merged(story: readonly Step[], plies: readonly Step[], forgetting = false): Step[] | null {
  const steps = [...story]
  for (const step of plies) {
    if (forgetting) while (steps.length < step.ply) steps.push(blank(steps.length, step))
    if (step.ply > steps.length) return null
    steps[step.ply] = step
  }
  return steps
}
