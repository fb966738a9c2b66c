/** The chat of one table as far as this page has it, and how much of it was read here. */

import type { Talk } from '../../wire/protocol'
import { joined } from './lines'

export class Conversation {
  lines = $state.raw<Talk[]>([])
  /** The last line that arrived while this page was open. */
  latest = $state.raw<Talk | null>(null)
  /** A refused text of this person, until the field shows it again. */
  refused = $state<string | null>(null)
  /** The last line that was read. A person's own lines count as read. */
  #read = $state(0)
  unread = $derived(this.lines.filter((line) => line.n > this.#read && !line.own).length)

  /** Mark all lines as read. */
  read(): void {
    this.#read = this.lines.at(-1)?.n ?? 0
  }

  /** Start with the server's earlier lines. `removed`: the numbers of the lines to remove. */
  start(lines: readonly Talk[], removed: readonly number[]): void {
    this.lines = joined(this.lines, lines, removed)
  }

  hear(line: Talk): void {
    if (this.lines.some(({ n }) => n === line.n)) return
    this.lines = [...this.lines, line]
    this.latest = line
  }

  remove(removed: readonly number[]): void {
    this.lines = joined(this.lines, [], removed)
  }

  /** The line was refused, so return its text to its author. */
  giveBack(text: string): void {
    this.refused = this.refused === null ? text : `${this.refused} ${text}`
  }
}
