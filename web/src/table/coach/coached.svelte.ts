/** Which bubbles of a first game this browser has shown: each comes once, and again when somebody asks for them. */

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

  /** Shows those of this game again. */
  again(game: string): void {
    this.#keep(this.#seen.filter((tip) => !tip.startsWith(idOf(game, 'coach', ''))))
  }

  #keep(seen: string[]): void {
    this.#seen = seen
    keepNames(KEY, seen)
  }
}

export const coached = new Coached()
