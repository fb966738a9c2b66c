/** What a pointer is held over: where tiles that are let go there belong. */

import type { Drag } from './drag'
import type { Target } from './layout'

/** The set (and where in it), a free place of the table, the rack or the discard that `at` belongs to within `root`.
 *
 * Only where a turn `draws` first does the pool take a discard. Without a `point` tiles go behind those of a set.
 */
export function targetUnder(root: Element, at: Element | null, point: Drag | null, draws: boolean): Target | null {
  const drop = at?.closest<HTMLElement>('[data-set], [data-drop], [data-pool]') ?? null
  if (drop === null || !root.contains(drop)) return null
  if (drop.dataset.set !== undefined) {
    const tiles = [...drop.querySelectorAll<HTMLElement>('[data-tile]')]
    const before =
      point === null
        ? -1
        : tiles.findIndex((tile) => {
            const box = tile.getBoundingClientRect()
            return point.x < box.left + box.width / 2
          })
    return { to: 'set', key: Number(drop.dataset.set), at: before < 0 ? undefined : before }
  }
  if (drop.dataset.drop === 'rack' && point !== null) {
    const next = [...drop.querySelectorAll<HTMLElement>('[data-tile]')].find((tile) => {
      const box = tile.getBoundingClientRect()
      return point.y < box.top || (point.y < box.bottom && point.x < box.left + box.width / 2)
    })
    return { to: 'rack', before: next?.dataset.tile ?? null }
  }
  if (drop.dataset.pool !== undefined) return draws ? { to: 'discard' } : null
  return { to: drop.dataset.drop as 'new' | 'rack' | 'discard' }
}

/** A target by one word, to light it up while something is held over it. */
export function nameOf(target: Target | null): string | null {
  if (target === null) return null
  if (target.to === 'rack' && target.before !== undefined) return `rack-${target.before ?? ''}`
  return target.to === 'set' ? `set-${target.key}` : target.to
}
