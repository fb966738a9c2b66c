/** Sentences of the analysis about a move. */

import type { GamePart } from '../../games/part'
import type { AnalysisMove, Step } from '../../wire/protocol'
import { because } from '../../story/story'
import { begun } from '../../words/named'
import { t } from '../../words/words.svelte'

export interface TextContext {
  steps: Step[]
  names: string[]
  phrase: GamePart['phrase']
}

export const percent = (share: number) => Math.round(100 * share)

/**
 * Return the percentages of the sides. Of two sides, the second gets the rest of 100, because separate rounding would
 * turn 95.5 and 4.5 into a sum of 101.
 */
export function percents(shares: readonly number[]): number[] {
  const all = shares.map(percent)
  const [first = 0] = all
  return all.length === 2 ? [first, 100 - first] : all
}

/** Return a move in words, as a choice in the position before this ply. */
export function moveInWords(ply: number, move: string, { steps, names, phrase }: TextContext): string {
  const before = steps[ply - 1]
  const said = before === undefined ? undefined : phrase?.(move, before.view, names)
  return said === undefined ? move : begun(said, names)
}

/** Replace the marks of a quotation inside another one. */
const quoted = (said: string) => said.replaceAll('“', '‘').replaceAll('”', '’')

/** Return what would have been better, or else the bot's own choice, with the reason. Empty if there is neither. */
function better(one: AnalysisMove, context: TextContext): string[] {
  if (one.loss === 0) return []
  const id = one.loss === null ? 'analysis-instead' : 'analysis-better'
  return [t(id, { move: quoted(moveInWords(one.ply, one.best, context)) }), ...why(one, context)]
}

function why(one: AnalysisMove, { names }: TextContext): string[] {
  const reason = one.reason === null ? '' : because(one.reason, names)
  return reason === '' ? [] : [t('analysis-why', { reason: quoted(reason) })]
}

/** Return a turning point as sentences: whose chances changed and how, and what would have been better. */
export function pointInWords(one: AnalysisMove, context: TextContext): string[] {
  const swing = (one.shares[one.seat] ?? 0) - (one.before[one.seat] ?? 0)
  const loss = one.loss ?? 0
  const missed = loss > Math.abs(swing)
  const id = missed ? 'analysis-point-missed' : swing < 0 ? 'analysis-point-lost' : 'analysis-point-won'
  const said = t(id, { ply: one.ply, name: context.names[one.seat], share: percent(missed ? loss : Math.abs(swing)) })
  if (loss > 0) return [said, ...better(one, context)]
  if (swing >= 0) return [said]
  if (one.loss === null) return [said, ...better(one, context)]
  return [said, t(one.choice ? 'analysis-none-better' : 'analysis-no-choice')]
}

/** Return how the move compares with the best move found. */
export function verdict(one: AnalysisMove, context: TextContext): string[] {
  if (!one.choice) return [t('analysis-no-choice')]
  if (one.best === one.move) return [t('analysis-best'), ...why(one, context)]
  if (one.loss === null) return better(one, context)
  if (one.loss === 0) return [t('analysis-good', { move: quoted(moveInWords(one.ply, one.best, context)) }), ...why(one, context)]
  return [t('analysis-lost', { share: percent(one.loss) }), ...better(one, context)]
}
