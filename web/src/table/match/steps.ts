/** The story of a match as this page has it: a list of steps, one a ply, in which later tellings take the place of earlier ones. */

import type { Step } from '../../protocol'

/** Whether a view hides something from its viewer: hidden cards are `"?"` in every game. */
export function hides(view: unknown): boolean {
  if (view === '?') return true
  if (Array.isArray(view)) return view.some(hides)
  return typeof view === 'object' && view !== null && Object.values(view).some(hides)
}

/** The story with these plies put in their places; null where something between was missed. */
export function merged(story: readonly Step[], plies: readonly Step[]): Step[] | null {
  const steps = [...story]
  for (const step of plies) {
    if (step.ply > steps.length) return null
    steps[step.ply] = step
  }
  return steps
}
