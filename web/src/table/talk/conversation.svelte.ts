/** What is said at one table, as far as this page knows, and how much of it was read here. */

import type { Talk } from '../../wire/protocol'
import { joined } from './lines'

export class Conversation {
  lines = $state.raw<Talk[]>([])
  /** The last thing that was said while this page listened. */
  latest = $state.raw<Talk | null>(null)
  /** What this person wrote and was refused, until they have it back. */
  refused = $state<string | null>(null)
  /** Up to which line all was read; what somebody says themselves they have read. */
  #read = $state(0)
  unread = $derived(this.lines.filter((line) => line.n > this.#read && !line.own).length)

  /** Everything said so far has been read. */
  read(): void {
    this.#read = this.lines.at(-1)?.n ?? 0
  }

  /** What the server tells at the start: lines from before, and the numbers of those that are not to be shown any more. */
  start(lines: readonly Talk[], untold: readonly number[]): void {
    this.lines = joined(this.lines, lines, untold)
  }

  hear(line: Talk): void {
    if (this.lines.some(({ n }) => n === line.n)) return
    this.lines = [...this.lines, line]
    this.latest = line
  }

  remove(untold: readonly number[]): void {
    this.lines = joined(this.lines, [], untold)
  }

  /** This was not said: whoever wrote it gets it back. */
  giveBack(text: string): void {
    this.refused = this.refused === null ? text : `${this.refused} ${text}`
  }
}
