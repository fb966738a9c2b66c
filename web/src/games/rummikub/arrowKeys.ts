/** Movement over the board by arrow keys: to the nearest element in that direction, in any part of the board. */

export type Way = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

export const isWay = (key: string): key is Way => /^Arrow(Left|Right|Up|Down)$/.test(key)

const SIDEWAYS = 3

/** Return the element to go to from `from`. The same row comes first, and the end of a row leads to the next row. */
export function nearest(stops: readonly HTMLElement[], from: HTMLElement, way: Way): HTMLElement | null {
  const at = stops.indexOf(from)
  if (way === 'ArrowLeft') return stops[at - 1] ?? null
  if (way === 'ArrowRight') return stops[at + 1] ?? null
  const here = from.getBoundingClientRect()
  const middle = here.left + here.width / 2
  let best: HTMLElement | null = null
  let least = Infinity
  for (const stop of stops) {
    const there = stop.getBoundingClientRect()
    const down = way === 'ArrowDown' ? there.top - here.bottom : here.top - there.bottom
    if (down < -here.height / 2 || stop === from) continue
    const aside = Math.max(0, Math.abs(there.left + there.width / 2 - middle) - there.width / 2)
    const distance = Math.max(0, down) * SIDEWAYS + aside
    if (distance < least) {
      least = distance
      best = stop
    }
  }
  return best
}
