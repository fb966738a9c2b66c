/** The guest’s tables as a page has them: one changed, those that go on, which is next. */

import type { TableInfo } from '../wire/protocol'

const isOwn = (table: TableInfo) => table.host || table.seats.some((seat) => seat.own)

/** `tables` with the new state of this one; without it if it was cancelled or is no longer the guest's. */
export function withTable(tables: readonly TableInfo[], table: TableInfo): TableInfo[] {
  const others = tables.filter((other) => other.table !== table.table)
  return table.state === 'cancelled' || !isOwn(table) ? others : [...others, table]
}

/** `tables` with these as the unfinished ones; those that were over stay. */
export function withGoingOn(tables: readonly TableInfo[], going: readonly TableInfo[]): TableInfo[] {
  const known = new Set(going.map((table) => table.table))
  return [...tables.filter((table) => table.state === 'over' && !known.has(table.table)), ...going]
}

/** The one after `here`, going round to the first; null if there is no other. */
export function nextAfter(awaiting: readonly string[], here: string | null): string | null {
  const at = here === null ? -1 : awaiting.indexOf(here)
  const next = awaiting[(at + 1) % Math.max(1, awaiting.length)]
  return next === undefined || next === here ? null : next
}
