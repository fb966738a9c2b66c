/** Why a move may cost dearly: it ends the turn, and what one had gathered is gone. */

import type { Table } from './table'

export function costly(move: string, table: Pick<Table, 'options'>): string | null {
  if (move !== 'flush') return null
  return table.options.flush_discards === 'all' ? 'moka-flush-help-all' : 'moka-flush-help'
}
