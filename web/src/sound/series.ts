/** What of many things that happen at once is heard, and when. */

/** A step is heard as so many sounds at most. */
export const MOST = 4
/** So often the same sound in a row, however many draw a card. */
const ALIKE = 2
/** Seconds from one to the next. */
export const GAP = 0.09

export interface Timed {
  name: string
  /** Seconds from now. */
  at: number
}

export function inSeries(names: readonly string[]): Timed[] {
  const kept = names.filter((name, at) => names.slice(Math.max(0, at - ALIKE), at).filter((one) => one === name).length < ALIKE)
  return kept.slice(0, MOST).map((name, at) => ({ name, at: at * GAP }))
}
