/** Selects and times the sounds of events that happen at once. */

/** The most sounds for one step. */
export const MOST = 4
/** The most repetitions of one sound in a row, however many players draw a card. */
const ALIKE = 2
/** Seconds between the starts of two sounds. */
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
