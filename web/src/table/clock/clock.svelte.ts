/** The clocks of one table. They count on from the server's times and never use the phone's own time of day. */

import type { TableInfo, Terms } from '../../wire/protocol'

const QUICK_MS = 100
const CALM_MS = 1000

/** True if the agreed clock runs in minutes. */
export const inMinutes = (terms: Terms | undefined) => terms?.clock?.kind === 'bank' || terms?.clock?.kind === 'move'

export class Clock {
  /** The server's last time, and this device's monotonic time at its arrival. */
  #said = $state.raw({ here: 0, there: 0 })
  #here = $state(performance.now())

  constructor(readonly table: () => TableInfo | null) {
    $effect.pre(() => {
      const table = this.table()
      if (table !== null) this.#said = { here: performance.now(), there: table.at }
    })
    $effect(() => {
      const table = this.table()
      if (table?.state !== 'running') return
      const timer = setInterval(() => (this.#here = performance.now()), inMinutes(table.terms) ? QUICK_MS : CALM_MS)
      return () => clearInterval(timer)
    })
  }

  /** The current time of the server. */
  now = $derived.by(() => this.#said.there + Math.max(0, this.#here - this.#said.here))

  /** The time that the table has waited for the player to act. */
  waited = $derived.by(() => Math.max(0, this.now - (this.table()?.clocks?.since ?? this.now)))

  /** The time left for the player to act; null if no clock runs. */
  left = $derived.by(() => {
    const table = this.table()
    return table?.deadline == null || table.clocks?.paused != null ? null : Math.max(0, table.deadline - this.now)
  })

  /** Return the time left for a seat if the clock runs in minutes, else null. */
  bank(seat: number): number | null {
    const table = this.table()
    const bank = table?.clocks?.banks?.[seat]
    if (table == null || bank === undefined) return null
    return seat === table.turn && this.left !== null ? this.left : bank
  }
}
