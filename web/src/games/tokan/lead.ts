/** The lead in points, before and after a move: what a move gives away. A test checks it against the rules. */

import { movedBy } from './moves'
import { gridOf, ownerOf, reachOf, type Animal, type TokanView } from './squares'

type Towers = Map<string, Animal[]>

/** Return the points of a tower for the owner of its top animal. */
function points(tower: Animal[], options: TokanView['options']): number {
  if (options.scoring === 'heads') return reachOf(tower.at(-1) ?? '', options)
  return tower.length > 1 ? tower.length : 0
}

function leadIn(towers: Towers, options: TokanView['options'], seat: number): number {
  let lead = 0
  for (const tower of towers.values()) {
    const top = tower.at(-1)
    if (top !== undefined) lead += ownerOf(top) === seat ? points(tower, options) : -points(tower, options)
  }
  return lead
}

/** Return the points of `seat` minus the opponent's. */
export const lead = (view: TokanView, seat: number): number => leadIn(gridOf(view).towers, view.options, seat)

/**
 * Return the lead after a move of the seat to act. The tiles that slide on count as before. Null if the move moves
 * nothing.
 */
export function leadAfter(view: TokanView, move: string): number | null {
  const moved = movedBy(move)
  const towers = gridOf(view).towers
  const from = moved !== null && 'from' in moved ? towers.get(moved.from) : undefined
  const to = moved === null ? undefined : towers.get(moved.to)
  if (moved === null || !('from' in moved) || from === undefined || to === undefined || view.turn === null) return null
  const left = from.length - moved.load - 1
  const after: Towers = new Map(towers).set(moved.from, from.slice(0, left)).set(moved.to, [...to, ...from.slice(left)])
  return leadIn(after, view.options, view.turn)
}

/** Return how much a move does: the lead after it. */
export const deeds = (move: string, view: TokanView): number => leadAfter(view, move) ?? 0

/** Return the kind of a move: onto the player's own tower or the opponent's, then the animal that moves. */
export function kinds(move: string, view: TokanView): string[] {
  const moved = movedBy(move)
  if (moved === null) return [move]
  if ('animal' in moved) return [moved.animal]
  const top = gridOf(view).towers.get(moved.to)?.at(-1)
  return [top !== undefined && ownerOf(top) === view.turn ? 'own' : 'theirs', moved.from]
}

/** Return why a move may cost dearly: it gives the lead away, and another move keeps it. */
export function costly(move: string, view: TokanView, legal: string[]): string | null {
  const after = leadAfter(view, move)
  if (after === null || after > 0 || view.turn === null || lead(view, view.turn) <= 0) return null
  return legal.some((other) => (leadAfter(view, other) ?? 0) > 0) ? 'tokan-costly-lead' : null
}
