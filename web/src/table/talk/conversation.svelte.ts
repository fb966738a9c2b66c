/** The chat of one table, with that of the earlier matches, as far as this page has it, and how much was read here. */

import type { EarlierTalk, Talk } from '../../wire/protocol'
import { joined } from './lines'

export class Conversation {
  lines = $state.raw<Talk[]>([])
  /** The last lines from the earlier tables of the series. */
  earlier = $state.raw<EarlierTalk[]>([])
  /** The last line that arrived while this page was open. */
  latest = $state.raw<Talk | null>(null)
  /** A refused text of this person, until the field shows it again. */
  refused = $state<string | null>(null)
  /** The last line that was read. A person's own lines count as read. */
  #read = $state(0)
  /** The number of lines from earlier tables that arrived here and were not read yet. */
  #unreadEarlier = $state(0)
  unread = $derived(this.lines.filter((line) => line.n > this.#read && !line.own).length + this.#unreadEarlier)

  /** Mark all lines as read. */
  read(): void {
    this.#read = this.lines.at(-1)?.n ?? 0
    this.#unreadEarlier = 0
  }

  /**
   * Start with the lines that the server had: `removed` are the numbers of the lines to remove, `earlier` are lines from
   * the tables before.
   */
  start(lines: readonly Talk[], removed: readonly number[], earlier: EarlierTalk[] = []): void {
    this.earlier = earlier
    this.lines = joined(this.lines, lines, removed)
  }

  hear(line: Talk): void {
    if (this.lines.some(({ n }) => n === line.n)) return
    this.lines = [...this.lines, line]
    this.latest = line
  }

  /** Take a line that was said at an earlier table of the series while this page was open. */
  hearEarlier(line: EarlierTalk): void {
    if (this.earlier.some(({ table, n }) => table === line.table && n === line.n)) return
    this.earlier = [...this.earlier, line]
    this.latest = line
    if (!line.own) this.#unreadEarlier += 1
  }

  /** Remove these lines of this table, or of an earlier one of the series. */
  remove(removed: readonly number[], table: string | null = null): void {
    if (table === null) this.lines = joined(this.lines, [], removed)
    else this.earlier = this.earlier.filter((line) => line.table !== table || !removed.includes(line.n))
  }

  /** The line was refused, so return its text to its author. */
  giveBack(text: string): void {
    this.refused = this.refused === null ? text : `${this.refused} ${text}`
  }
}
