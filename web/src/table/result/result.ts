/** How a match ended, in one sentence. */

import { t } from '../../words/words.svelte'
import type { Match } from '../match/match.svelte'

export function resultTitle(match: Match, names: string[]): string {
  const result = match.table?.result ?? match.now?.over ?? null
  if (result === null) return ''
  const winners = result.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
  if (winners.length === result.ranks.length) return t('result-draw')
  const mine = match.mine.length === 1 ? match.mine[0]?.seat : undefined
  if (mine !== undefined && winners.includes(mine)) return winners.length > 1 ? t('result-shared') : t('result-won')
  return t('result-winner', { name: winners.map((seat) => names[seat]).join(', '), count: winners.length })
}
