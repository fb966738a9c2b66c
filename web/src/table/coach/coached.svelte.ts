/** The tips that this browser has shown. Each appears once, and again on request. */

import { keepNames, keptNames } from '../../frame/kept'
import { idOf } from '../../words/words.svelte'

export const KEY = 'tablee.coached'

class Coached {
  #seen = $state.raw<string[]>(keptNames(KEY))

  has(tip: string): boolean {
    return this.#seen.includes(tip)
  }

  add(...tips: string[]): void {
    this.#keep([...this.#seen.filter((tip) => !tips.includes(tip)), ...tips])
  }

  /** Show the tips of this game again. */
  again(game: string): void {
    this.#keep(this.#seen.filter((tip) => !tip.startsWith(idOf(game, 'coach', ''))))
  }

  #keep(seen: string[]): void {
    this.#seen = seen
    keepNames(KEY, seen)
  }
}

export const coached = new Coached()
