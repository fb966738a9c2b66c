/** The entrants of a ladder in words, and numbers for people. */

import { settings } from '../settings/settings.svelte'
import { t } from '../words/words.svelte'
import type { LadderMatchInfo, LadderPair, LadderPlace, Ladders } from '../wire/protocol'

/** A share of points with its interval, from 0 to 1. */
export interface Share {
  share: number
  low: number
  high: number
}

/** Return the name of an entrant: a program's own, or a bot with its level. */
export function nameOf(place: Pick<LadderPlace, 'level' | 'program'>): string {
  return place.level === null ? (place.program ?? '') : t('level-short', { level: place.level })
}

/** Return the matches of an entrant that it lost by a fault. */
export const faultsOf = (place: LadderPlace) => place.illegal + place.late + place.failed

const percent = (share: number) => Math.round(100 * share)

/** Return a share with its interval in words. */
export function shareText({ share, low, high }: Share): string {
  return t('ladder-share', { share: percent(share), low: percent(low), high: percent(high) })
}

/** Return a time with two digits, in milliseconds or seconds. */
export function timeText(ms: number): string {
  const number = (value: number) => new Intl.NumberFormat(settings.language, { maximumSignificantDigits: 2 }).format(value)
  return ms < 1000 ? t('ladder-ms', { ms: number(ms) }) : t('ladder-seconds', { seconds: number(ms / 1000) })
}

/** Return the limits that hold for every entrant. */
export function limitsText({ ms, reserve_ms: reserve, megabytes }: Ladders): string {
  const time = { time: timeText(ms), reserve: timeText(reserve) }
  return megabytes === null ? t('ladder-limits', time) : t('ladder-limits-memory', { ...time, megabytes })
}

/** The pair of an entrant and another, seen by the entrant. */
export interface Against extends Share {
  other: string
  matches: number
}

/** Return how this entrant did against each other one, in the order of the ladder. */
export function against(key: string, places: LadderPlace[], pairs: LadderPair[]): Against[] {
  const found = pairs.flatMap((pair): Against[] => {
    if (pair.one === key) return [{ ...pair }]
    if (pair.other !== key) return []
    return [{ other: pair.one, matches: pair.matches, share: 1 - pair.share, low: 1 - pair.high, high: 1 - pair.low }]
  })
  const order = places.map((place) => place.key)
  return found.sort((a, b) => order.indexOf(a.other) - order.indexOf(b.other))
}

/** Return in one sentence how a match ended; `names` are by key. */
export function endText(match: LadderMatchInfo, names: ReadonlyMap<string, string>): string {
  const named = (seat: number) => names.get(match.seats[seat] ?? '') ?? ''
  const of = match.fault_of
  if (of !== null) return t(`ladder-lost-${match.fault ?? 'failed'}`, { name: named(of), moves: match.plies })
  const winner = match.ranks.indexOf(1)
  if (match.ranks.every((rank) => rank === 1)) return t('ladder-tied', { moves: match.plies })
  return t('ladder-won', { name: named(winner), moves: match.plies })
}
