/** The reason for the result, and the best moment: general sentences, unless the game has better ones. */

import type { Feat, Finished, GamePart } from '../../games/part'
import { idOf, t } from '../../words/words.svelte'
import type { Match } from '../match/match.svelte'
import { drawn, onlySeat, outcomeOf, winnersOf } from './result'

export function finishedOf(match: Match): Finished | null {
  const result = outcomeOf(match)
  return result === null ? null : { steps: match.steps, sides: match.table?.sides ?? [], result }
}

/** Return the reasons, one sentence each: resignations first, then what decided among the others. */
export function reasons(match: Match, part: GamePart | null | undefined, names: string[]): string[] {
  const finished = finishedOf(match)
  if (finished === null) return []
  const { result } = finished
  const me = onlySeat(match)
  const given = result.resigned.map((seat) => (seat === me ? t('resigned-you') : t('resigned', { name: names[seat] })))
  if (result.scores === null) return given
  const said = part?.ending?.(finished, names, me) ?? decided(result.scores, result.ranks)
  return said === null ? given : [...given, said]
}

/** Return what decided by the points: the most points, the fewest, or something else. */
function decided(scores: number[], ranks: number[]): string | null {
  const first = scores[ranks.indexOf(1)] ?? 0
  const behind = scores.filter((_, seat) => (ranks[seat] ?? 1) > 1)
  if (behind.length === 0) return null
  const next = behind.reduce((best, points) => (Math.abs(points - first) < Math.abs(best - first) ? points : best))
  if (next === first) return t('reason-tie')
  return t(next < first ? 'reason-most' : 'reason-fewest', { points: first, next })
}

export interface BestMoment {
  seat: number
  ply: number
  text: string
}

/**
 * Return a winner's best moment: the game's own choice, else the greatest gain in one step. Null if none stands out.
 */
export function bestMoment(match: Match, part: GamePart | null | undefined): BestMoment | null {
  const finished = finishedOf(match)
  if (finished === null || drawn(finished.result)) return null
  const found = winnersOf(finished.result).flatMap((seat) => {
    const feat = part?.feats?.(finished, seat)[0] ?? greatestGain(finished, seat)
    return feat === null ? [] : [{ seat, feat }]
  })
  const best = found.sort((one, other) => other.feat.value - one.feat.value)[0]
  if (best === undefined) return null
  const { key, ply, value, text } = best.feat
  const id = key === '' ? 'best-gain' : idOf(match.table?.game ?? '', 'best', key)
  return { seat: best.seat, ply, text: t(id, { value, text }) }
}

/** Return the seat's own step with the greatest gain of points. */
function greatestGain({ steps }: Finished, seat: number): Feat | null {
  let best: Feat | null = null
  for (const [at, step] of steps.entries()) {
    const gain = (step.standing?.[seat] ?? 0) - (steps[at - 1]?.standing?.[seat] ?? 0)
    if (at > 0 && step.seat === seat && gain > (best?.value ?? 0)) best = { key: '', ply: step.ply, value: gain }
  }
  return best
}
