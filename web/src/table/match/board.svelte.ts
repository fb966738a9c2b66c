/**
 * The state that the board shows. A step reaches the board before the rest of the page, so that no tap on a slow phone
 * waits for both.
 */

import { painted } from '../../motion/rest'
import type { Now, Step } from '../../wire/protocol'

/** The story with a new step, and the state after it. */
interface Told {
  steps: Step[]
  now: Now
}

/** The parts of a match's state that a board needs. */
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
  /** The update that the rest of the page does not have yet. */
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

  /** Show this update at once, and call `tellRest` when it is painted. */
  show(told: Told, tellRest: () => void): void {
    this.#told = told
    this.#tellRest = tellRest
    void painted().then(() => {
      if (this.#tellRest === tellRest) this.catchUp()
    })
  }

  /** Update the rest of the page now, if it waits. Call before any other action at the table. */
  catchUp(): void {
    const tellRest = this.#tellRest
    if (tellRest === null) return
    this.#tellRest = this.#told = null
    tellRest()
  }
}
