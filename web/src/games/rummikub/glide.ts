/** Tiles glide from where they lay to where they lie: the same tile is found again by its `data-tile`. */

import { motionAllowed } from '../../settings/settings.svelte'

const LASTS = 260
/** What came less far than this part of its own width has stayed: in a row that is laid out anew all tiles move so much. */
const STAYED = 0.45

/** How something gets to where it lies: from so far away, in pixels and from its middle; what moves less far is `near`. */
interface Way {
  moving: HTMLElement
  x: number
  y: number
  scale: number
  near: number
}

/** The same ways, but where all tiles of a set go one way the set does: one thing moves then instead of many. */
function together(ways: readonly Way[]): Way[] {
  const sets = new Set(ways.map(({ moving }) => moving.closest<HTMLElement>('[data-set]')))
  return [...sets].flatMap((set) => {
    const all = ways.filter(({ moving }) => moving.closest('[data-set]') === set)
    return (set === null ? null : asOne(set, all)) ?? all
  })
}

/** The way of a whole set; null where not all of its tiles go the same one. */
function asOne(set: HTMLElement, all: readonly Way[]): Way[] | null {
  const [first] = all
  if (first === undefined || set.querySelectorAll('[data-tile]').length !== all.length) return null
  const alike = all.every(
    ({ x, y, scale }) => scale === first.scale && Math.abs(x - first.x) + Math.abs(y - first.y) < first.near,
  )
  if (!alike) return null
  const mean = (of: (way: Way) => number) => all.reduce((sum, way) => sum + of(way), 0) / all.length
  return [{ ...first, moving: set, x: mean((way) => way.x), y: mean((way) => way.y) }]
}

export class Glide {
  #before = new Map<string, DOMRect>()
  /** Where the board began then. */
  #top = 0
  #running: Animation[] = []
  #waiting = 0

  /** Remembers where every tile is; call it before the page changes. */
  note(root: Element): void {
    // They have not set out yet from where they were.
    if (this.#waiting !== 0) return
    this.#before.clear()
    if (!motionAllowed() || document.hidden) return
    this.#top = root.getBoundingClientRect().top
    for (const tile of root.querySelectorAll<HTMLElement>('[data-tile]'))
      this.#before.set(tile.dataset.tile as string, tile.getBoundingClientRect())
  }

  /**
   * Lets every tile come from where it was; those that were nowhere come from the anchor that `origin` names. They set
   * out with the frame that shows them where they lie now, which lays the page out anyway.
   */
  go(root: Element, origin: (id: string) => string | null): void {
    if (this.#before.size === 0 || this.#waiting !== 0) return
    this.#waiting = requestAnimationFrame(() => {
      this.#waiting = 0
      this.#setOut(root, origin)
    })
  }

  #setOut(root: Element, origin: (id: string) => string | null): void {
    this.#end()
    // All are looked at before the first is moved: else the page is worked out anew for each that moves.
    for (const { moving, x, y, scale } of together(this.#ways(root, origin))) {
      const frames = [
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5 },
        { transform: 'none', zIndex: 5 },
      ]
      this.#running.push(moving.animate(frames, { duration: LASTS, easing: 'cubic-bezier(0.25, 0.7, 0.3, 1)' }))
    }
    this.#before.clear()
  }

  #ways(root: Element, origin: (id: string) => string | null): Way[] {
    const pushed = this.#top - root.getBoundingClientRect().top
    return [...root.querySelectorAll<HTMLElement>('[data-tile]')].flatMap((moving) => {
      const id = moving.dataset.tile as string
      const anchor = this.#before.has(id) ? null : origin(id)
      const from =
        this.#before.get(id) ??
        (anchor === null ? undefined : root.querySelector(`[data-anchor="${anchor}"]`)?.getBoundingClientRect())
      if (from === undefined) return []
      const to = moving.getBoundingClientRect()
      const x = from.left + from.width / 2 - to.left - to.width / 2
      const seen = from.top + from.height / 2 - to.top - to.height / 2
      // Where the page was scrolled meanwhile, tiles on the table went with it; those of a rack that stays in sight did not.
      const y = anchor === null && Math.abs(seen - pushed) < Math.abs(seen) ? seen - pushed : seen
      const near = STAYED * to.width
      if (to.width === 0 || Math.abs(x) + Math.abs(y) < near) return []
      return [{ moving, x, y, scale: anchor === null ? from.width / to.width : 0.6, near }]
    })
  }

  #end(): void {
    for (const animation of this.#running) animation.finish()
    this.#running = []
  }
}
