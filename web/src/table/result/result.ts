/** How a match ended, in words: who won, and how many points somebody has. */

import type { OfferKind, Outcome, TableInfo } from '../../wire/protocol'
import { settings } from '../../settings/settings.svelte'
import { idOf, t, words } from '../../words/words.svelte'
import type { Match } from '../match/match.svelte'
import { inTeams } from '../../story/sides'

/** How the match ended, once it has. */
export function outcomeOf(match: Match): Outcome | null {
  return match.table?.result ?? match.now?.over ?? null
}

/** The seats in the first place. */
export function winnersOf({ ranks }: Pick<Outcome, 'ranks'>): number[] {
  return ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
}

/** Whether nobody is ahead of anybody. */
export function drawn({ ranks }: Pick<Outcome, 'ranks'>): boolean {
  return ranks.every((rank) => rank === 1)
}

/** Several names as one piece of a sentence: "Ana, Bo and Cy". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(names)
}

/** Who has offered another match and waits for an answer, in one sentence. */
export function offerText(kind: OfferKind, seats: number[], names: string[]): string {
  return t(`offers-${kind}`, { name: listed(seats.map((seat) => names[seat] ?? '')), count: seats.length })
}

/** The only seat that is played here: whoever sits there is spoken to, several people at one device are called by their names. */
export function onlySeat(match: Match): number | null {
  return match.mine.length === 1 ? (match.mine[0]?.seat ?? null) : null
}

/** Who won, in one sentence. */
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

/** So many points, as the game calls them: cards left, points that count against. */
export function pointsText(table: Pick<TableInfo, 'game' | 'options'> | null, points: number): string {
  return words.sayFirst([idOf(table?.game ?? '', 'points'), 'points'], { ...table?.options, points })
}
