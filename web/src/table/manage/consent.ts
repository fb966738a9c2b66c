import { house } from '../../frame/house'
import type { TableInfo } from '../../wire/protocol'

/** True if this guest is asked if researchers may use the moves, or has agreed, which they can always take back. */
export function isAsked(table: TableInfo | null): boolean {
  const consents = table?.consents ?? null
  if (consents === null || table?.state === 'cancelled') return false
  return house.research || consents.own
}
