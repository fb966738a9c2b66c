/** What the board shows: a step before the rest of the page is told of it, so that on a slow phone no finger waits for both. */

import { painted } from '../../motion/rest'
import type { Now, Step } from '../../wire/protocol'

/** The story with a new step, and what may be done after it. */
interface Told {
  steps: Step[]
  now: Now
}

/** What is known of a match as a board needs it. */
interface Known {
  readonly shown: Step | null
  readonly told: Step[]
  readonly legal: string[]
  readonly hint: string | null
  readonly justSent: boolean
  legalIn(now: Now | null): string[]
}

export class BoardState {
  #match: Known
  /** What the rest of the page does not know yet. */
  #told = $state.raw<Told | null>(null)
  #tellRest: (() => void) | null = null

  constructor(match: Known) {
    this.#match = match
  }

  step = $derived.by<Step | null>(() => this.#told?.steps.at(-1) ?? this.#match.shown)
  steps = $derived.by<Step[]>(() => this.#told?.steps ?? this.#match.told)
  legal = $derived.by<string[]>(() => (this.#told === null ? this.#match.legal : this.#match.legalIn(this.#told.now)))
  hint = $derived.by<string | null>(() => (this.#told === null ? this.#match.hint : null))
  justSent = $derived.by<boolean>(() => this.#told === null && this.#match.justSent)

  /** Shows this at once, and calls `tellRest` when it is painted. */
  show(told: Told, tellRest: () => void): void {
    this.#told = told
    this.#tellRest = tellRest
    void painted().then(() => {
      if (this.#tellRest === tellRest) this.catchUp()
    })
  }

  /** Tells the rest of the page now, if it waits: nothing else is done at the table before. */
  catchUp(): void {
    const tellRest = this.#tellRest
    if (tellRest === null) return
    this.#tellRest = this.#told = null
    tellRest()
  }
}
