/** The lines of talk that a page has. */

import type { TableInfo, Talk } from '../../wire/protocol'

/** What was heard here and what the server tells now, in order; without the lines that are not to be shown any more. */
export function joined(heard: readonly Talk[], told: readonly Talk[], untold: readonly number[]): Talk[] {
  const gone = new Set(untold)
  const known = new Set(told.map(({ n }) => n))
  return [...heard.filter(({ n }) => !known.has(n)), ...told].filter(({ n }) => !gone.has(n)).sort((a, b) => a.n - b.n)
}

/** What was agreed about talk, for whoever reads it here: the id of a sentence; null where everybody talks. */
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
