/**
 * Keeps the place for a new set in view: on a full table it may be behind the rack or below the window when a player
 * picks up a tile.
 */

import { untrack } from 'svelte'
import { motionAllowed } from '../../settings/settings.svelte'
import type { Builder } from './builder.svelte'
import type { Hands } from './hands.svelte'

/** The space between the parts of the board, in pixels. */
export const GAP = 6

/** The current board. */
interface Now {
  root: HTMLElement | undefined
  /** The part below the table, or beside it. */
  rackSide: HTMLElement | undefined
  acting: boolean
  /** The height of the whole board, in pixels. */
  room: number
  /** The height that is covered at the lower end of the window, in pixels. */
  under: number
  /** A phone in landscape has the rack beside the table. */
  sideways: boolean
}

export class Sight {
  readonly #builder: Builder
  readonly #hands: Hands
  readonly #now: () => Now
  /** True if the table continues behind the rack. */
  more = $state(false)

  /** Call while the board initialises. */
  constructor(builder: Builder, hands: Hands, now: () => Now) {
    this.#builder = builder
    this.#hands = hands
    this.#now = now
    // No other change of the board scrolls it.
    const holding = $derived(now().acting && (builder.picked.length > 0 || hands.carried.length > 0))
    $effect(() => {
      if (holding) untrack(() => this.#uncover())
    })
    $effect(() => this.#watch())
  }

  #uncover(): void {
    const { root, rackSide, sideways } = this.#now()
    const fresh = root?.querySelector('[data-new]')
    if (!root || !fresh || !rackSide || getComputedStyle(rackSide).position !== 'sticky') return
    const end = sideways ? innerHeight : rackSide.getBoundingClientRect().top
    const hidden = fresh.getBoundingClientRect().bottom + GAP - end
    // Tiles picked up on the table stay in view themselves.
    const ids = [...this.#builder.picked, ...this.#hands.carried].filter((id) => this.#builder.setOf(id) !== null)
    const tops = ids.flatMap((id) => root.querySelector(`[data-tile="${id}"]`)?.getBoundingClientRect().top ?? [])
    const far = Math.min(hidden, ...tops.map((top) => top - GAP))
    if (far > 0) scrollBy({ top: far, behavior: motionAllowed() ? 'smooth' : 'auto' })
  }

  /** Watch if the end of the table is covered. Returns a function that stops this. */
  #watch(): (() => void) | undefined {
    const { root, rackSide, under, sideways, room } = this.#now()
    void room
    const end = root?.querySelector('[data-table-end]')
    if (!end || !rackSide || sideways || getComputedStyle(rackSide).position !== 'sticky') return
    const watch = new IntersectionObserver(
      ([seen]) => (this.more = seen !== undefined && !seen.isIntersecting && seen.boundingClientRect.top > innerHeight - under),
      { rootMargin: `0px 0px -${under}px` },
    )
    watch.observe(end)
    return () => {
      this.more = false
      watch.disconnect()
    }
  }
}
