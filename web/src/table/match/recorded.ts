/** A finished match without a table, such as one of the ladder: a record that the page shows like a table that is over. */

import type { AnalysisLine, Now, Step, TableInfo } from '../../wire/protocol'

export interface Recorded {
  table: TableInfo
  plies: Step[]
  now: Now
  /** The path of its page, for links to a moment. */
  path: string
  /** The address of the file with its moves. */
  record: string
  /** The page that lists it, with its name. */
  from: { path: string; name: string }
  /** Report the moves one after the other, each with the best move found. */
  analysis: (heard: (line: AnalysisLine) => void, signal: AbortSignal) => Promise<void>
}
