/** What is said at one table, as far as this page knows, and how much of it was read here. */

import type { Talk } from '../../protocol'
import { joined } from './lines'

export class Conversation {
  lines = $state.raw<Talk[]>([])
  /** The last thing that was said while this page listened. */
  latest = $state.raw<Talk | null>(null)
  /** What this person wrote last, if it was refused. */
  refused = $state<string | null>(null)
  /** Up to which line all was read; what somebody says themselves they have read. */
  #read = $state(0)
  unread = $derived(this.lines.filter((line) => line.n > this.#read && !line.own).length)
  #sent: { id: string; text: string } | null = null

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

  /** `text` was sent as message `id`: it comes back if it is refused. */
  sent(id: string | undefined, text: string | null): void {
    this.#sent = id === undefined || text === null ? null : { id, text }
  }

  /** The server refuses message `id`. */
  refuse(id: string | null): void {
    if (id !== null && id === this.#sent?.id) this.refused = this.#sent.text
  }
}
