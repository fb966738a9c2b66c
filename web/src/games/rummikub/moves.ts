/** Moves as the notation writes them, taken apart: the whole table after it (null: as it was) and the discard. */

export const DRAW = 'draw'
export const PASS = 'pass'

export interface Written {
  table: string[][] | null
  discard: string | null
}

/** What a move lays out; null for those that lay nothing out (drawing, passing). */
export function read(move: string): Written | null {
  if (move === DRAW || move === PASS) return null
  const [table = '', discard] = move.split(' / ')
  return { table: table === '=' ? null : table.split(', ').map((set) => set.split(' ')), discard: discard ?? null }
}

/** The tiles that `after` has and `before` has not. */
export function added(before: readonly string[][], after: readonly string[][]): string[] {
  const left = before.flat()
  return after.flat().filter((name) => {
    const at = left.indexOf(name)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
