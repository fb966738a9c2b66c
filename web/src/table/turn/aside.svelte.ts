/** A sentence that takes the place of the turn for some seconds. */

/** Long enough to read the longest of these sentences twice. */
export const ASIDE_MS = 6_000

export class Aside {
  #sentence = $state.raw<() => string>(() => '')
  /** True if screen readers hear the sentence only here. */
  aloud = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined

  /** The sentence in the language of now; empty if there is none. */
  get text(): string {
    return this.#sentence()
  }

  /** Show this sentence instead of the one before it. `sentence` may become empty earlier. */
  say(sentence: () => string, aloud = false): void {
    clearTimeout(this.#timer)
    this.aloud = aloud
    this.#sentence = sentence
    this.#timer = setTimeout(() => (this.#sentence = () => ''), ASIDE_MS)
  }
}
