/** Lengths of time in words. */

import { t } from './words.svelte'

const UNITS = [
  [86_400, 'span-days'],
  [3_600, 'span-hours'],
  [60, 'span-minutes'],
  [1, 'span-seconds'],
] as const

/** Return a number of seconds in the largest unit that divides it. */
export function spanOf(seconds: number): string {
  const [unit, id] = UNITS.find(([length]) => seconds >= length && seconds % length === 0) ?? [1, 'span-seconds']
  return t(id, { count: seconds / unit })
}

/** Return the time left as a clock shows it: minutes and seconds, or hours and minutes above one hour. */
export function clockOf(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const [first, second] = seconds < 3600 ? [seconds / 60, seconds % 60] : [seconds / 3600, (seconds / 60) % 60]
  return `${Math.floor(first)}:${String(Math.floor(second)).padStart(2, '0')}${seconds < 3600 ? '' : ' h'}`
}
