/** Positions on a board: the rectangles of its `data-anchor` elements, and the path between two of them. */

export interface Place {
  x: number
  y: number
  width: number
  height: number
}

/**
 * The path of a face. The face is a box of `width` by `height` with its corner at `x`, `y`, moved and scaled about its
 * centre.
 */
export interface Course extends Place {
  from: string
  to: string
}

/** A place that is wider than the other by this factor is a container, not a card. The face keeps its size there. */
const SAME_THING = 2.5

/** The part of the page that contains a board's anchors: the rows of the players are outside the board. */
const around = (root: Element) => root.closest('[data-around]') ?? root

/**
 * Return the places of the named anchors inside and around `root`, relative to its corner, so that `root` may scroll or
 * move in the meantime.
 */
export function measure(root: Element, names: Iterable<string>): Map<string, Place> {
  const wanted = new Set(names)
  const places = new Map<string, Place>()
  if (wanted.size === 0) return places
  const corner = root.getBoundingClientRect()
  for (const element of around(root).querySelectorAll<HTMLElement>('[data-anchor]')) {
    const name = element.dataset.anchor ?? ''
    if (!wanted.has(name) || places.has(name)) continue
    const { left, top, width, height } = element.getBoundingClientRect()
    // An element that is not drawn has no place.
    if (width > 0 && height > 0) places.set(name, { x: left - corner.left, y: top - corner.top, width, height })
  }
  return places
}

/** Return the element of an anchor inside or around `root`. */
export function anchored(root: Element, name: string): Element | null {
  return around(root).querySelector(`[data-anchor=${CSS.escape(name)}]`)
}

/**
 * Return the path of a face between two places. It is as large as the smaller place, and scales to the other place if
 * the sizes are alike.
 */
export function course(from: Place, to: Place): Course {
  const small = from.width * from.height <= to.width * to.height ? from : to
  return { ...small, from: transform(small, from), to: transform(small, to) }
}

function transform(drawn: Place, at: Place): string {
  const x = at.x + at.width / 2 - (drawn.x + drawn.width / 2)
  const y = at.y + at.height / 2 - (drawn.y + drawn.height / 2)
  const scale = Math.min(at.width / drawn.width, at.height / drawn.height)
  return `translate(${x}px, ${y}px) scale(${scale > SAME_THING ? 1 : scale})`
}
