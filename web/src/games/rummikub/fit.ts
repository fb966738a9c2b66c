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

/** Return the number of rows that sets of these sizes fill, one after the other. */
function rowsOf(sizes: readonly number[], tile: number, width: number): number {
  let rows = 1
  let used = -BETWEEN
  for (const size of sizes) {
    const wide = size * tile + (size - 1) * GAP + 2 * (PAD + BORDER)
    if (used + BETWEEN + wide > width) {
      rows += 1
      used = wide
    } else used += BETWEEN + wide
  }
  return rows
}

/** Return the greatest width of a tile, between `least` and `most` pixels, with which sets of these sizes fit. */
export function tileFor(sizes: readonly number[], room: Room, most: number, least: number): number {
  for (let tile = most; tile > least; tile -= 1) {
    const row = tile * RATIO + 2 * (PAD + BORDER) + BETWEEN
    const widest = Math.max(...sizes, 0) * (tile + GAP) + 2 * (PAD + BORDER)
    if (widest <= room.width && rowsOf(sizes, tile, room.width) * row <= room.height) return tile
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
