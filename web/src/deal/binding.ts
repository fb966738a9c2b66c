/** What this browser has to do for the deal of a table that waits: to bind a number, and to show it once everybody sits. */

import type { TableInfo } from '../wire/protocol'

export type Contribution = { do: 'commit'; commitment: string } | { do: 'reveal'; nonce: string }

const TRY_AGAIN_MS = 5_000

export class Binding {
  /** This browser asked to be bound, and is not told so yet. */
  #asked = false
  #table: TableInfo | null = null
  readonly #send: (contribution: Contribution) => void

  constructor(send: (contribution: Contribution) => void) {
    this.#send = send
  }

  /** The server has answered: where it was too late for this start, there may be another. */
  answered(): void {
    if (this.#table?.starts_in !== null) this.#asked = false
  }

  /** It came to nothing: it is tried again soon, if it is still due. */
  failed(): void {
    this.#asked = false
    setTimeout(() => {
      if (this.#table !== null) void this.follow(this.#table)
    }, TRY_AGAIN_MS)
  }

  /** Does what is due as the table is now. */
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
      // It is tried again when the table is told again; until then the deal is made of what others add.
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
