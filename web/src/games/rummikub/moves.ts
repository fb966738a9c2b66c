/** Parts of a move in notation: the whole table after it (null: unchanged) and the discard. */

export const DRAW = 'draw'
export const PASS = 'pass'

export interface Written {
  table: string[][] | null
  discard: string | null
}

/** Return what a move lays out, or null for draw and pass. */
export function read(move: string): Written | null {
  if (move === DRAW || move === PASS) return null
  const [table = '', discard] = move.split(' / ')
  return { table: table === '=' ? null : table.split(', ').map((set) => set.split(' ')), discard: discard ?? null }
}

/** Return the tiles that `after` has and `before` has not. */
export function added(before: readonly string[][], after: readonly string[][]): string[] {
  const left = before.flat()
  return after.flat().filter((name) => {
    const at = left.indexOf(name)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
