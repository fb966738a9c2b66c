/** Returns why a move may cost dearly: it ends the turn, and the player loses what they have gathered. */

import type { MokaView } from './view'

export function costly(move: string, table: Pick<MokaView, 'options'>): string | null {
  if (move !== 'flush') return null
  return table.options.flush_discards === 'all' ? 'moka-flush-help-all' : 'moka-flush-help'
}
