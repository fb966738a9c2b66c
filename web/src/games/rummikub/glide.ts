/** Moves tiles from their old to their new places. `data-tile` identifies a tile. */

import { motionAllowed } from '../../settings/settings.svelte'

const LASTS = 260
/**
 * A tile that moves less than this share of its width counts as unmoved. All tiles move that little when a row is laid
 * out again.
 */
const STAYED = 0.45

/**
 * The path of an element to its place: the distance from its old place in pixels, between the centres. Shorter moves
 * are `near`.
 */
interface Way {
  moving: HTMLElement
  x: number
  y: number
  scale: number
  near: number
}

/**
 * Return the paths, with one path for a whole set if all its tiles move alike. One element then moves instead of many.
 */
function together(ways: readonly Way[]): Way[] {
  const sets = new Set(ways.map(({ moving }) => moving.closest<HTMLElement>('[data-set]')))
  return [...sets].flatMap((set) => {
    const all = ways.filter(({ moving }) => moving.closest('[data-set]') === set)
    return (set === null ? null : asOne(set, all)) ?? all
  })
}

/** Return the path of a whole set, or null if its tiles move differently. */
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
  /** The top of the board at that time. */
  #top = 0
  #running: Animation[] = []
  #waiting = 0

  /** Record the place of every tile. Call before the page changes. */
  note(root: Element): void {
    // The tiles have not left their old places yet.
    if (this.#waiting !== 0) return
    this.#before.clear()
    if (!motionAllowed() || document.hidden) return
    this.#top = root.getBoundingClientRect().top
    for (const tile of root.querySelectorAll<HTMLElement>('[data-tile]'))
      this.#before.set(tile.dataset.tile as string, tile.getBoundingClientRect())
  }

  /**
   * Animate every tile from its old place. New tiles come from the anchor that `origin` names. The animation starts in
   * the frame that shows the new places, because that frame computes the layout anyway.
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
    // Measure all tiles before the first moves, because otherwise each move makes the browser compute the layout again.
    for (const { moving, x, y, scale } of together(this.#ways(root, origin))) {
      const frames = [
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5 },
        { transform: 'none', zIndex: 5 },
      ]
      // A tile in a set is placed by a transform of its own, to which this one is added.
      this.#running.push(moving.animate(frames, { duration: LASTS, easing: 'cubic-bezier(0.25, 0.7, 0.3, 1)', composite: 'add' }))
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
      // If the page has scrolled in the meantime, the tiles on the table moved with it, but those of a rack that stays
      // in view did not.
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
