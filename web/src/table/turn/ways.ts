/** A few different moves out of many, shown before the full list. */

export interface Way {
  move: string
  said: string
  /** How much the move does, according to the game. Among equals the earlier comes first. */
  does: number
  /** The kind of the move, from coarse to fine. */
  kinds: readonly string[]
}

/**
 * Return at most `most` of the moves that do most, no two of the same kind. If there are too few kinds, the moves
 * differ in their finer kind. Moves that `costly` marks are left out.
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
