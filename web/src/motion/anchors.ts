/** Where things are on a board: the rectangles of its `data-anchor` elements, and the way from one to another. */

export interface Place {
  x: number
  y: number
  width: number
  height: number
}

/** How a face goes: drawn as a box of `width` by `height` whose corner is at `x`, `y`, moved and scaled about its middle. */
export interface Course extends Place {
  from: string
  to: string
}

/** A place this many times as wide as the other is no card but somewhere to put one: the face keeps its size there. */
const SAME_THING = 2.5

/** The part of the page in which the anchors of a board are: around it stand the rows of the players. */
const around = (root: Element) => root.closest('[data-around]') ?? root

/** The places of the named anchors inside and around `root`, measured from its corner, so that it may be scrolled or pushed about meanwhile. */
export function measure(root: Element, names: Iterable<string>): Map<string, Place> {
  const wanted = new Set(names)
  const places = new Map<string, Place>()
  if (wanted.size === 0) return places
  const corner = root.getBoundingClientRect()
  for (const element of around(root).querySelectorAll<HTMLElement>('[data-anchor]')) {
    const name = element.dataset.anchor ?? ''
    if (!wanted.has(name) || places.has(name)) continue
    const { left, top, width, height } = element.getBoundingClientRect()
    // What is not drawn has no place.
    if (width > 0 && height > 0) places.set(name, { x: left - corner.left, y: top - corner.top, width, height })
  }
  return places
}

/** The element of an anchor inside or around `root`. */
export function anchored(root: Element, name: string): Element | null {
  return around(root).querySelector(`[data-anchor=${CSS.escape(name)}]`)
}

/** How a face gets from one place to another: as large as the smaller of them, growing or shrinking with the other where that is its like. */
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
