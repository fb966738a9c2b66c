/** Lengths and moments of time in words. */

import { regional } from '../../settings/languages'
import { ordinal } from '../../words/dates'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Return a clock in minutes: `4:07`; below ten seconds with tenths, `8.3`. */
export function dial(ms: number, language: string): string {
  const left = Math.max(0, ms)
  if (left < 10 * SECOND)
    return new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
      Math.floor(left / 100) / 10,
    )
  const seconds = Math.ceil(left / SECOND)
  const two = (count: number) => String(count).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  return minutes < 60
    ? `${minutes}:${two(seconds % 60)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`
}

type Unit = 'day' | 'hour' | 'minute' | 'second'

/** Return a length of time in its two largest units: `2 days 4 hr`. `long`: in whole words. */
export function length(ms: number, language: string, long = false): string {
  const left = Math.max(0, ms)
  const said = (count: number, unit: Unit) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: long ? 'long' : 'short' }).format(count)
  if (left < MINUTE) return said(Math.floor(left / SECOND), 'second')
  if (left < HOUR) return said(Math.floor(left / MINUTE), 'minute')
  const [large, small, first, second]: [Unit, Unit, number, number] =
    left < DAY ? ['hour', 'minute', HOUR, MINUTE] : ['day', 'hour', DAY, HOUR]
  const rest = Math.floor((left % first) / second)
  const whole = said(Math.floor(left / first), large)
  return rest === 0 ? whole : `${whole} ${said(rest, small)}`
}

/** Return a moment: the time of day for today, with the weekday within a week, else with the date. */
export function moment(at: number, now: number, language: string): string {
  const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' }
  const today = new Date(now).toDateString() === new Date(at).toDateString()
  const near = Math.abs(at - now) < 6 * DAY
  const day: Intl.DateTimeFormatOptions = today ? {} : near ? { weekday: 'long' } : { day: 'numeric', month: 'long' }
  return ordinal(new Intl.DateTimeFormat(regional(language), { ...day, ...time }).format(at), language)
}
