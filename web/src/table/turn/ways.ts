/** Of many moves a few that differ: what is shown before all of them. */

export interface Way {
  move: string
  said: string
  /** How much it does, as its game says; among equals the earlier comes first. */
  does: number
  /** What sort of move it is, roughly first, then more closely. */
  kinds: readonly string[]
}

/**
 * The moves that do most, `most` of them at most, no two of a kind; only when there are too few kinds, two that differ more
 * closely. What `costly` says may cost dearly is none of them.
 */
export function waysOf<W extends Way>(moves: readonly W[], most: number, costly: (move: string) => boolean): W[] {
  const ranked = [...moves].sort((one, other) => other.does - one.does)
  const ways: W[] = []
  const depth = Math.max(0, ...moves.map(({ kinds }) => kinds.length))
  for (let level = 0; level < depth; level += 1)
    for (const way of ranked) {
      if (ways.length === most) return ways
      const kind = way.kinds[level]
      if (!ways.some((other) => other.kinds[level] === kind) && !costly(way.move)) ways.push(way)
    }
  return ways
}
