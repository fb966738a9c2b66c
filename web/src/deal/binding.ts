/**
 * The contributions of this browser to the deal of a waiting table. It commits to a number, and reveals the number once
 * all players are seated.
 */

import type { TableInfo } from '../wire/protocol'

export type Contribution = { do: 'commit'; commitment: string } | { do: 'reveal'; nonce: string }

const TRY_AGAIN_MS = 5_000

export class Binding {
  /** True while this browser waits for the answer to a commitment that it sent. */
  #asked = false
  #table: TableInfo | null = null
  readonly #send: (contribution: Contribution) => void

  constructor(send: (contribution: Contribution) => void) {
    this.#send = send
  }

  /** The server has answered. If the answer was too late for this start, another start may follow. */
  answered(): void {
    if (this.#table?.starts_in !== null) this.#asked = false
  }

  /** The attempt failed. It is repeated soon if it is still due. */
  failed(): void {
    this.#asked = false
    setTimeout(() => {
      if (this.#table !== null) void this.follow(this.#table)
    }, TRY_AGAIN_MS)
  }

  /** Send the contribution that is due in this state of the table. */
  async follow(table: TableInfo): Promise<void> {
    this.#table = table
    if (table.state !== 'waiting') return
    const own = table.bound.find(({ seat }) => table.seats[seat]?.own === true)
    if (own !== undefined) this.#asked = false
    if (own?.shown === true || (own === undefined && (table.starts_in !== null || !table.seats.some((seat) => seat.own)))) return
    if (own === undefined && this.#asked) return
    if (own === undefined) this.#asked = true
    const mixing = await import('./mixing').catch(() => null)
    if (mixing === null) {
      // Try again at the next message about the table. Until then the deal consists of the contributions of others.
      this.#asked = false
      return
    }
    const { bind, show } = mixing
    if (own === undefined) this.#send({ do: 'commit', commitment: bind() })
    else if (table.starts_in !== null) {
      const nonce = show(own.commitment, table)
      if (nonce !== null) this.#send({ do: 'reveal', nonce })
    }
  }
}
