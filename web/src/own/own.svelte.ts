/** The guest's own tables as far as this page knows: unfinished ones, the latest, and those where it is their turn. */

import { house } from '../frame/house'
import type { TableInfo } from '../wire/protocol'
import { nextAfter, withGoingOn, withTable } from './tables'

class Own {
  /** Unfinished tables and the latest finished ones, in no particular order. */
  tables = $state.raw<TableInfo[]>([])
  /** The ids of the tables where it is the guest's turn, the longest wait first. */
  awaiting = $state.raw<string[]>([])

  /** Set all unfinished tables. */
  goingOn(tables: TableInfo[]): void {
    this.tables = withGoingOn(this.tables, tables)
  }

  /** Update a table where something happened. */
  changed(table: TableInfo): void {
    this.tables = withTable(this.tables, table)
  }

  awaits(tables: string[]): void {
    this.awaiting = tables
  }

  /** Return the next table that waits for this guest, after this one (null: the first). Null if no other waits. */
  next(here: string | null): string | null {
    return nextAfter(this.awaiting, here)
  }
}

export const own = new Own()

/** Return the title of a page (empty: the start page), with the number of tables that wait for this guest in front. */
export function titled(title = ''): string {
  const whole = title === '' ? house.name : `${title} · ${house.name}`
  return own.awaiting.length > 0 ? `(${own.awaiting.length}) ${whole}` : whole
}
