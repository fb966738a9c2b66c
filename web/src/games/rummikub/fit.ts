/** How large tiles can be so that all sets of a table lie in the room there is. */

export interface Room {
  width: number
  height: number
}

export const GAP = 2
export const PAD = 2
export const BETWEEN = 6
const BORDER = 2
const RATIO = 78 / 60

/** The rows that sets of these sizes fill, laid one behind the other. */
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

/** The widest tile, of at most `most` and at least `least` pixels, with which sets of these sizes fit. */
export function tileFor(sizes: readonly number[], room: Room, most: number, least: number): number {
  for (let tile = most; tile > least; tile -= 1) {
    const row = tile * RATIO + 2 * (PAD + BORDER) + BETWEEN
    const widest = Math.max(...sizes, 0) * (tile + GAP) + 2 * (PAD + BORDER)
    if (widest <= room.width && rowsOf(sizes, tile, room.width) * row <= room.height) return tile
  }
  return least
}

/** So many pixels wider tiles must become before it is worth drawing all of them again. */
const WORTH = 3

/** How wide to draw tiles that were `before` wide and could be `fitting`: as before, until there is no room or much more. */
export function steady(before: number, fitting: number): number {
  return fitting < before || fitting >= before + WORTH ? fitting : before
}
