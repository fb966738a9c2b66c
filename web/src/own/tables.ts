/** Functions on the guest’s tables: a change to one, the unfinished ones, and the next in turn. */

import type { TableInfo } from '../wire/protocol'

const isOwn = (table: TableInfo) => table.host || table.seats.some((seat) => seat.own)

/** Return `tables` with the new state of this one. Leave it out if it was cancelled or is no longer the guest's. */
export function withTable(tables: readonly TableInfo[], table: TableInfo): TableInfo[] {
  const others = tables.filter((other) => other.table !== table.table)
  return table.state === 'cancelled' || !isOwn(table) ? others : [...others, table]
}

/** Return `tables` with these as the unfinished ones. Finished tables stay. */
export function withGoingOn(tables: readonly TableInfo[], going: readonly TableInfo[]): TableInfo[] {
  const known = new Set(going.map((table) => table.table))
  return [...tables.filter((table) => table.state === 'over' && !known.has(table.table)), ...going]
}

/** Return the table after `here`, going round to the first. Null if there is no other. */
export function nextAfter(awaiting: readonly string[], here: string | null): string | null {
  const at = here === null ? -1 : awaiting.indexOf(here)
  const next = awaiting[(at + 1) % Math.max(1, awaiting.length)]
  return next === undefined || next === here ? null : next
}
