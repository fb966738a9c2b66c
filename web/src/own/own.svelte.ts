/** The guest's own tables, as far as this page was told: those that go on, the latest, and where it is the guest's turn. */

import type { TableInfo } from '../protocol'
import { nextAfter, withGoingOn, withTable } from './tables'

class Own {
  /** Those that go on and the latest that are over, in no order that matters. */
  tables = $state.raw<TableInfo[]>([])
  /** Where it is the guest's turn, by id; who waits longest first. */
  awaiting = $state.raw<string[]>([])

  /** What goes on, all of it. */
  goingOn(tables: TableInfo[]): void {
    this.tables = withGoingOn(this.tables, tables)
  }

  /** One that something happened at. */
  changed(table: TableInfo): void {
    this.tables = withTable(this.tables, table)
  }

  awaits(tables: string[]): void {
    this.awaiting = tables
  }

  /** The next table that waits for this guest, seen from this one (null: from none); null: none does. */
  next(here: string | null): string | null {
    return nextAfter(this.awaiting, here)
  }
}

export const own = new Own()

/** A page's title, with the number of tables that wait for this guest before it. */
export const titled = (title: string) => (own.awaiting.length > 0 ? `(${own.awaiting.length}) ${title}` : title)
