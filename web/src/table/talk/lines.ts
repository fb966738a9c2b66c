/** The lines of chat on a page. */

import type { TableInfo, Talk } from '../../wire/protocol'

/** Return the known and the new lines in order, without the lines to remove. */
export function joined(known: readonly Talk[], fresh: readonly Talk[], removed: readonly number[]): Talk[] {
  const gone = new Set(removed)
  const replaced = new Set(fresh.map(({ n }) => n))
  return [...known.filter(({ n }) => !replaced.has(n)), ...fresh].filter(({ n }) => !gone.has(n)).sort((a, b) => a.n - b.n)
}

/** Return the id of a sentence about the chat policy for this reader, or null if everybody may chat. */
export function agreed(table: TableInfo | null, watching: boolean): string | null {
  switch (table?.terms.talk) {
    case 'players':
      return watching ? 'talk-among-watchers' : 'talk-among-players'
    case 'phrases':
      return 'talk-by-phrases'
    case 'none':
      return 'talk-silent'
    default:
      return null
  }
}
