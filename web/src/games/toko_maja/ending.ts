/** The end of a match of Toko Maja: the deciding fact, and the best moments. */

import { t } from '../../words/words.svelte'
import type { Feat, Finished } from '../part'
import { roundsOf, type ScoreBreakdown } from './rounds'
import type { TokoMajaView } from './view'

/** True if something other than points ranked two sides. Players who resigned rank lower for that reason alone. */
export function tied(result: Finished['result']): boolean {
  const { scores, ranks, resigned } = result
  const staying = ranks.map((_, seat) => seat).filter((seat) => !resigned.includes(seat))
  return (
    scores !== null &&
    staying.some((one) => staying.some((other) => scores[one] === scores[other] && ranks[one] !== ranks[other]))
  )
}

/** The points say everything, unless the first two are equal. */
export function ending({ steps, result }: Finished<TokoMajaView, ScoreBreakdown>): string | null {
  const first = result.scores?.[result.ranks.indexOf(1)]
  const shared = result.ranks.some((rank, seat) => rank > 1 && result.scores?.[seat] === first)
  if (!tied(result) || !shared) return null
  return t('toko-maja-tally-tie', { by: String(steps.at(-1)?.view.options.highest_token) })
}

/** Return the most points in one turn, by triples and tokens, and the best round of this player's side. */
export function feats({ steps }: Finished<TokoMajaView, ScoreBreakdown>, seat: number): Feat[] {
  const turn: Feat = { key: 'turn', ply: 0, value: 0 }
  for (const step of steps) {
    const made = step.events
      .filter((event) => event.seat === seat && POINTS.has(event.event))
      .reduce((sum, event) => sum + (event.points as number), 0)
    if (step.seat === seat && made > turn.value) Object.assign(turn, { ply: step.ply, value: made })
  }
  const round: Feat = { key: 'round', ply: 0, value: 0 }
  for (const { ply, lines } of roundsOf(steps)) {
    const points = lines.find((line) => line.seats.includes(seat))?.points ?? 0
    if (points > round.value) Object.assign(round, { ply, value: points })
  }
  return [turn, round].filter((feat) => feat.value > 0)
}

const POINTS = new Set(['toko-maja.laid', 'toko-maja.table_triple', 'toko-maja.token_taken', 'toko-maja.token_moved'])
