/** What was said a moment ago, by seat: each thing said stands there for some seconds, and the next one takes its place. */

import type { Talk } from '../../wire/protocol'

export const BUBBLE_MS = 6000

/** Whoever has no seat. */
export const ONLOOKER = -1

export class Bubbles {
  shown = $state.raw<ReadonlyMap<number, Talk>>(new Map())
  #timers = new Map<number, ReturnType<typeof setTimeout>>()

  say(said: Talk): void {
    const seat = said.seat ?? ONLOOKER
    clearTimeout(this.#timers.get(seat))
    // The newest is the last: it lies over the others.
    this.shown = new Map([...this.shown].filter(([other]) => other !== seat)).set(seat, said)
    this.#timers.set(
      seat,
      setTimeout(() => this.#hush(seat), BUBBLE_MS),
    )
  }

  /** How many were said before what stands at this seat: it lies over them. */
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
