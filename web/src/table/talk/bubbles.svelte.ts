/** The latest lines of chat by seat. Each stays for some seconds, until another line replaces it. */

import type { Talk } from '../../wire/protocol'

export const BUBBLE_MS = 6000

/** The key for a person without a seat. */
export const ONLOOKER = -1

export class Bubbles {
  shown = $state.raw<ReadonlyMap<number, Talk>>(new Map())
  #timers = new Map<number, ReturnType<typeof setTimeout>>()

  say(said: Talk): void {
    const seat = said.seat ?? ONLOOKER
    clearTimeout(this.#timers.get(seat))
    // The newest is last, above the others.
    this.shown = new Map([...this.shown].filter(([other]) => other !== seat)).set(seat, said)
    this.#timers.set(
      seat,
      setTimeout(() => this.#hush(seat), BUBBLE_MS),
    )
  }

  /** Return the number of older bubbles than the one at this seat, which is above them. */
  over(seat: number): number {
    return [...this.shown.keys()].indexOf(seat)
  }

  #hush(seat: number): void {
    const left = new Map(this.shown)
    left.delete(seat)
    this.shown = left
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer)
  }
}
