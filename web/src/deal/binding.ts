/** What this browser has to do for the deal of a table that waits: to bind a number, and to show it once everybody sits. */

import type { TableInfo } from '../protocol'

export type Contribution = { do: 'commit'; commitment: string } | { do: 'reveal'; nonce: string }

export class Binding {
  /** This browser asked to be bound, and is not told so yet. */
  #asked = false
  readonly #send: (contribution: Contribution) => void

  constructor(send: (contribution: Contribution) => void) {
    this.#send = send
  }

  /** The connection is a new one: what was asked over the old one may be lost. */
  restart(): void {
    this.#asked = false
  }

  /** Does what is due as the table is now. */
  async follow(table: TableInfo): Promise<void> {
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
