/** Of a full table the place for a new set may lie behind the rack, or below the window: whoever picks up a tile has it in sight. */

import { untrack } from 'svelte'
import { motionAllowed } from '../../settings/settings.svelte'
import type { Builder } from './builder.svelte'
import type { Hands } from './hands.svelte'

/** Between the parts of the board, in pixels. */
export const GAP = 6

/** The board of now. */
interface Now {
  root: HTMLElement | undefined
  /** What stands below the table, or beside it. */
  rackSide: HTMLElement | undefined
  acting: boolean
  /** How high all may be, in pixels. */
  room: number
  /** How much of the window's lower end is covered, in pixels. */
  under: number
  /** A phone held sideways has its rack beside the table. */
  sideways: boolean
}

export class Sight {
  readonly #builder: Builder
  readonly #hands: Hands
  readonly #now: () => Now
  /** The table goes on behind the rack. */
  more = $state(false)

  /** Call while the board is made. */
  constructor(builder: Builder, hands: Hands, now: () => Now) {
    this.#builder = builder
    this.#hands = hands
    this.#now = now
    // Nothing else of the board makes it scroll.
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
    // What was picked up on the table stays in sight itself.
    const ids = [...this.#builder.picked, ...this.#hands.carried].filter((id) => this.#builder.setOf(id) !== null)
    const tops = ids.flatMap((id) => root.querySelector(`[data-tile="${id}"]`)?.getBoundingClientRect().top ?? [])
    const far = Math.min(hidden, ...tops.map((top) => top - GAP))
    if (far > 0) scrollBy({ top: far, behavior: motionAllowed() ? 'smooth' : 'auto' })
  }

  /** Notices whether the end of the table is covered; what it returns ends that. */
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
