/** The size of tiles with which all sets of a table fit into the available space. */

export interface Room {
  width: number
  height: number
}

export const GAP = 2
export const PAD = 2
export const BETWEEN = 6
const BORDER = 2
const RATIO = 78 / 60

/** The place of a set on the table, in pixels. */
export interface Spot {
  x: number
  y: number
  width: number
  height: number
  /** The number of tiles side by side. */
  across: number
}

/** Return the place of the tile number `at` in a set. */
export const placeIn = (at: number, across: number, tile: number) => ({
  x: (at % across) * (tile + GAP),
  y: Math.floor(at / across) * (tile * RATIO + GAP),
})

/**
 * Return the places of sets of these sizes, one after the other in rows. A set that is wider than the table has several
 * lines.
 */
export function spotsOf(sizes: readonly number[], tile: number, width: number): Spot[] {
  const frame = 2 * (PAD + BORDER)
  const across = Math.max(1, Math.floor((width - frame + GAP) / (tile + GAP)))
  let [x, y, high] = [0, 0, 0]
  return sizes.map((size) => {
    const lines = Math.ceil(size / across)
    const wide = Math.min(size, across) * (tile + GAP) - GAP + frame
    if (x > 0 && x + wide > width) [x, y, high] = [0, y + high + BETWEEN, 0]
    const spot = { x, y, across: Math.min(size, across), width: wide, height: lines * (tile * RATIO + GAP) - GAP + frame }
    x += wide + BETWEEN
    high = Math.max(high, spot.height)
    return spot
  })
}

/** Return the height that these places take. */
export const heightOf = (spots: readonly Spot[]) => Math.max(0, ...spots.map(({ y, height }) => y + height))

/** Return the greatest width of a tile, between `least` and `most` pixels, with which sets of these sizes fit. */
export function tileFor(sizes: readonly number[], room: Room, most: number, least: number): number {
  for (let tile = most; tile > least; tile -= 1) {
    const widest = Math.max(...sizes, 0) * (tile + GAP) + 2 * (PAD + BORDER)
    if (widest <= room.width && heightOf(spotsOf(sizes, tile, room.width)) + BETWEEN <= room.height) return tile
  }
  return least
}

/** The gain in pixels from which it is worth drawing all tiles again. */
const WORTH = 3

/**
 * Return the width for tiles that were `before` wide and could be `fitting`. They keep their width until there is less
 * space or much more.
 */
export function steady(before: number, fitting: number): number {
  return fitting < before || fitting >= before + WORTH ? fitting : before
}
