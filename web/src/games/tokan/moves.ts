/** The server's legal moves, grouped for selection on the board. This file contains no rules. */

/** For one square of departure: each target, with the numbers of tiles that may be carried there. */
export type Targets = Map<string, number[]>
export type Grouped = Map<string, Targets>

const MOVE = /^([a-z]\d+)([a-z]\d+)(?:\+(\d+))?$/
const PLACE = /^([A-Za-z])@([a-z]\d+)$/

export function groupMoves(legal: string[]): Grouped {
  const grouped: Grouped = new Map()
  for (const move of legal) {
    const parts = MOVE.exec(move)
    if (!parts) continue
    const [, from, to, load] = parts as string[] as [string, string, string, string?]
    const targets = grouped.get(from) ?? new Map<string, number[]>()
    targets.set(to, [...(targets.get(to) ?? []), Number(load ?? 0)].sort())
    grouped.set(from, targets)
  }
  return grouped
}

/** Return the placements of the draft: each animal, with the squares it may be laid on. */
export function groupPlacements(legal: string[]): Map<string, Set<string>> {
  const grouped = new Map<string, Set<string>>()
  for (const move of legal) {
    const parts = PLACE.exec(move)
    if (!parts) continue
    const [, animal, square] = parts as string[] as [string, string, string]
    grouped.set(animal, (grouped.get(animal) ?? new Set()).add(square))
  }
  return grouped
}

/** Return the parts of a move: an animal that moves with its load, or an animal that is laid. Null if it is no move. */
export function movedBy(move: string): { from: string; to: string; load: number } | { animal: string; to: string } | null {
  const moved = MOVE.exec(move)
  if (moved) return { from: moved[1] as string, to: moved[2] as string, load: Number(moved[3] ?? 0) }
  const placed = PLACE.exec(move)
  return placed ? { animal: placed[1] as string, to: placed[2] as string } : null
}

export function writeMove(from: string, to: string, load: number): string {
  return load === 0 ? `${from}${to}` : `${from}${to}+${load}`
}
