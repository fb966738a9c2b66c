/** The target under the pointer, to which dropped tiles go. */

import type { Drag } from './drag'
import type { Target } from './layout'

/**
 * Return the set (and the place in it), the free place, the rack or the discard for `at` within `root`.
 *
 * The pool takes a discard only if a turn `draws` first. Without a `point`, tiles go to the end of a set.
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

/** Return a target's name, with which the board highlights it during a drag. */
export function nameOf(target: Target | null): string | null {
  if (target === null) return null
  if (target.to === 'rack' && target.before !== undefined) return `rack-${target.before ?? ''}`
  return target.to === 'set' ? `set-${target.key}` : target.to
}
