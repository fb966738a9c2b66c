/** What was said a moment ago, by seat: each thing said stands there for some seconds, and the next one takes its place. */

import type { Talk } from '../../protocol'

export const BUBBLE_MS = 6000

/** Whoever has no seat. */
export const ONLOOKER = -1

export class Bubbles {
  shown = $state.raw<ReadonlyMap<number, Talk>>(new Map())
  #timers = new Map<number, ReturnType<typeof setTimeout>>()

  say(said: Talk): void {
    const seat = said.seat ?? ONLOOKER
    clearTimeout(this.#timers.get(seat))
    this.shown = new Map(this.shown).set(seat, said)
    this.#timers.set(
      seat,
      setTimeout(() => this.#hush(seat), BUBBLE_MS),
    )
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
