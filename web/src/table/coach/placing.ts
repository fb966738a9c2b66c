/** Places a bubble: beside its target, on the screen, over as few buttons as possible. */

import type { Place } from '../../motion/anchors'

/** The distance between a bubble and its target, and between a bubble and the edges of the screen. */
const AWAY = 10

/**
 * The cost of covering a button, in pixels of distance. A button that is covered in part costs less, because the rest
 * can be tapped.
 */
const COVERED = 200

/** Return the smallest rectangle around all of these. */
export function around(places: readonly Place[]): Place {
  const x = Math.min(...places.map((place) => place.x))
  const y = Math.min(...places.map((place) => place.y))
  const right = Math.max(...places.map((place) => place.x + place.width))
  const bottom = Math.max(...places.map((place) => place.y + place.height))
  return { x, y, width: right - x, height: bottom - y }
}

/** Return the area that two rectangles share. */
export function shared(one: Place, other: Place): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return width > 0 && height > 0 ? width * height : 0
}

/** Return the share of `one` that lies below `other`: 0 to 1. */
const covered = (one: Place, other: Place) => shared(one, other) / (one.width * one.height)

/** Return the distance between two rectangles. */
function apart(one: Place, other: Place): number {
  const across = Math.max(one.x - other.x - other.width, other.x - one.x - one.width, 0)
  const down = Math.max(one.y - other.y - other.height, other.y - one.y - one.height, 0)
  return Math.hypot(across, down)
}

interface Size {
  width: number
  height: number
}

/**
 * Return the place of a bubble of this size: above, below, left or right of `about`, or at an edge of the screen. It
 * chooses by distance and by covered buttons, and covers nothing of `kept` if it can be avoided. `next`: the target of the
 * next tip, which costs as much as a button.
 */
export function placed(
  about: Place,
  bubble: Size,
  screen: Size,
  taken: readonly Place[],
  kept: readonly Place[] = [],
  next: Place | null = null,
): Place {
  const middle = about.x + (about.width - bubble.width) / 2
  const centre = about.y + (about.height - bubble.height) / 2
  const above = about.y - bubble.height - AWAY
  const below = about.y + about.height + AWAY
  const corners: [number, number][] = [
    [middle, above],
    [middle, below],
    [about.x - bubble.width - AWAY, centre],
    [about.x + about.width + AWAY, centre],
    [middle, AWAY],
    [middle, screen.height - bubble.height - AWAY],
  ]
  // Beside it, but against the upper or lower edge of the screen: the middle may be taken.
  for (const left of [about.x - bubble.width - AWAY, about.x + about.width + AWAY])
    for (const top of [AWAY, screen.height - bubble.height - AWAY]) corners.push([left, top])
  if (next !== null) corners.push([middle, next.y - bubble.height - AWAY], [middle, next.y + next.height + AWAY])
  // Above and below what must be seen: it may leave no room beside the target.
  for (const one of kept) corners.push([middle, one.y - bubble.height - AWAY], [middle, one.y + one.height + AWAY])
  const costly = next === null ? taken : [...taken, next]
  const within = (at: number, size: number, room: number) => Math.max(AWAY, Math.min(at, room - size - AWAY))
  const places = corners.map(([x, y]) => ({
    ...bubble,
    x: within(x, bubble.width, screen.width),
    y: within(y, bubble.height, screen.height),
  }))
  const hides = (place: Place) => kept.some((one) => shared(one, place) > 0)
  // Covering the target or the ring around it costs much, and covering what must be seen most of all.
  const cost = (place: Place) =>
    costly.reduce((sum, one) => sum + COVERED * covered(one, place), apart(place, about) + 10 * COVERED * covered(about, place)) +
    (hides(place) ? 100 * COVERED : 0) +
    (apart(place, about) < AWAY - 1 ? 10 * COVERED : 0)
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best))
}
