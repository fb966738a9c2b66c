/**
 * The state that the board shows. A step reaches the board before the rest of the page, so that no tap on a slow phone
 * waits for both.
 */

import { painted } from '../../motion/rest'
import type { Now, Step } from '../../wire/protocol'

/** The story with a new step, and the state after it. */
interface Update {
  steps: Step[]
  now: Now
}

/** The parts of a match's state that a board needs. */
interface Known {
  readonly shown: Step | null
  readonly storySoFar: Step[]
  readonly legal: string[]
  readonly hint: string | null
  readonly justSent: boolean
  legalIn(now: Now | null): string[]
}

export class BoardState {
  #match: Known
  /** The update that the rest of the page does not have yet. */
  #update = $state.raw<Update | null>(null)
  #updateRest: (() => void) | null = null

  constructor(match: Known) {
    this.#match = match
  }

  step = $derived.by<Step | null>(() => this.#update?.steps.at(-1) ?? this.#match.shown)
  steps = $derived.by<Step[]>(() => this.#update?.steps ?? this.#match.storySoFar)
  legal = $derived.by<string[]>(() => (this.#update === null ? this.#match.legal : this.#match.legalIn(this.#update.now)))
  hint = $derived.by<string | null>(() => (this.#update === null ? this.#match.hint : null))
  justSent = $derived.by<boolean>(() => this.#update === null && this.#match.justSent)

  /** Show this update at once, and call `updateRest` when it is painted. */
  show(update: Update, updateRest: () => void): void {
    this.#update = update
    this.#updateRest = updateRest
    void painted().then(() => {
      if (this.#updateRest === updateRest) this.catchUp()
    })
  }

  /** Update the rest of the page now, if it waits. Call before any other action at the table. */
  catchUp(): void {
    const updateRest = this.#updateRest
    if (updateRest === null) return
    this.#updateRest = this.#update = null
    updateRest()
  }
}
