/** The end of a match in words: the winners and the points. */

import type { OfferKind, Outcome, TableInfo } from '../../wire/protocol'
import { settings } from '../../settings/settings.svelte'
import { idOf, t, words } from '../../words/words.svelte'
import type { Match } from '../match/match.svelte'
import { inTeams } from '../../story/sides'

/** Return the result, or null before the end. */
export function outcomeOf(match: Match): Outcome | null {
  return match.table?.result ?? match.now?.over ?? null
}

/** Return the seats with rank 1. */
export function winnersOf({ ranks }: Pick<Outcome, 'ranks'>): number[] {
  return ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
}

/** True if all seats have rank 1. */
export function drawn({ ranks }: Pick<Outcome, 'ranks'>): boolean {
  return ranks.every((rank) => rank === 1)
}

/** Return several names as one part of a sentence: "Ana, Bo and Cy". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(names)
}

/** Return a sentence that says who has offered another match and waits for an answer. */
export function offerText(kind: OfferKind, seats: number[], names: string[]): string {
  return t(`offers-${kind}`, { name: listed(seats.map((seat) => names[seat] ?? '')), count: seats.length })
}

/**
 * Return the only seat that is played here, which sentences address as "you". Null if several people share the device.
 */
export function onlySeat(match: Match): number | null {
  return match.mine.length === 1 ? (match.mine[0]?.seat ?? null) : null
}

/** Return a sentence that names the winners. */
export function resultTitle(match: Match, names: string[]): string {
  const result = outcomeOf(match)
  if (result === null) return ''
  if (drawn(result)) return t('result-draw')
  const winners = winnersOf(result)
  const sides = match.table?.sides ?? []
  const together = inTeams(sides) && new Set(winners.map((seat) => sides[seat])).size === 1
  const me = onlySeat(match)
  if (me !== null && winners.includes(me)) {
    if (winners.length === 1) return t('result-won')
    return together ? t('result-won-team') : t('result-shared')
  }
  const name = listed(winners.map((seat) => names[seat] ?? ''))
  return together && winners.length > 1 ? t('result-winner-team', { name }) : t('result-winner', { name, count: winners.length })
}

/** Return a number of points in the game's words, such as cards left or penalty points. */
export function pointsText(table: Pick<TableInfo, 'game' | 'options'> | null, points: number): string {
  return words.sayFirst([idOf(table?.game ?? '', 'points'), 'points'], { ...table?.options, points })
}
