/** Lengths of time in words. */

import { t } from '../../words/words.svelte'

const UNITS = [
  [86_400, 'span-days'],
  [3_600, 'span-hours'],
  [60, 'span-minutes'],
  [1, 'span-seconds'],
] as const

/** So many seconds in the largest unit that they are a whole number of. */
export function spanOf(seconds: number): string {
  const [unit, id] = UNITS.find(([length]) => seconds >= length && seconds % length === 0) ?? [1, 'span-seconds']
  return t(id, { count: seconds / unit })
}

/** What is left of a time as a clock shows it: minutes and seconds, above an hour hours and minutes. */
export function clockOf(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const [first, second] = seconds < 3600 ? [seconds / 60, seconds % 60] : [seconds / 3600, (seconds / 60) % 60]
  return `${Math.floor(first)}:${String(Math.floor(second)).padStart(2, '0')}${seconds < 3600 ? '' : ' h'}`
}
