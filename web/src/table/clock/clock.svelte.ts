/** The clocks of one table as this page shows them: counted on from what the server said, never by the clock of the phone. */

import type { TableInfo, Terms } from '../../wire/protocol'

const QUICK_MS = 100
const CALM_MS = 1000

/** Whether the clock that was agreed runs in minutes. */
export const inMinutes = (terms: Terms | undefined) => terms?.clock?.kind === 'bank' || terms?.clock?.kind === 'move'

export class Clock {
  /** This device's count when the server last said what time it is, and what it said. */
  #said = $state.raw({ here: 0, there: 0 })
  #here = $state(performance.now())

  constructor(readonly table: () => TableInfo | null) {
    $effect.pre(() => {
      const told = this.table()
      if (told !== null) this.#said = { here: performance.now(), there: told.at }
    })
    $effect(() => {
      const table = this.table()
      if (table?.state !== 'running') return
      const timer = setInterval(() => (this.#here = performance.now()), inMinutes(table.terms) ? QUICK_MS : CALM_MS)
      return () => clearInterval(timer)
    })
  }

  /** What time it is at the server. */
  now = $derived.by(() => this.#said.there + Math.max(0, this.#here - this.#said.here))

  /** How long somebody has been waited for. */
  waited = $derived.by(() => Math.max(0, this.now - (this.table()?.clocks?.since ?? this.now)))

  /** How long whoever is to act has left; null: no clock runs. */
  left = $derived.by(() => {
    const table = this.table()
    return table?.deadline == null || table.clocks?.paused != null ? null : Math.max(0, table.deadline - this.now)
  })

  /** What a seat has left where the clock runs in minutes; null elsewhere. */
  bank(seat: number): number | null {
    const table = this.table()
    const bank = table?.clocks?.banks?.[seat]
    if (table == null || bank === undefined) return null
    return seat === table.turn && this.left !== null ? this.left : bank
  }
}
