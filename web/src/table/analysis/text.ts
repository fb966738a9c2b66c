/** What the analysis says of a move, in sentences. */

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

/** What each side could expect; of two, what one does not. Rounded each by itself, 95.5 and 4.5 would come to 101. */
export function percents(shares: readonly number[]): number[] {
  const all = shares.map(percent)
  const [first = 0] = all
  return all.length === 2 ? [first, 100 - first] : all
}

/** A move in words, as it could be chosen before this ply. */
export function moveSaid(ply: number, move: string, { steps, names, phrase }: TextContext): string {
  const before = steps[ply - 1]
  const said = before === undefined ? undefined : phrase?.(move, before.view, names)
  return said === undefined ? move : begun(said, names)
}

/** What a sentence quotes: a quotation within it has marks of its own. */
const quoted = (said: string) => said.replaceAll('“', '‘').replaceAll('”', '’')

/** What would have been better, or at least what the bot would have done, and why; nothing where it was neither. */
function better(one: AnalysisMove, context: TextContext): string[] {
  if (one.loss === 0) return []
  const id = one.loss === null ? 'analysis-instead' : 'analysis-better'
  return [t(id, { move: quoted(moveSaid(one.ply, one.best, context)) }), ...why(one, context)]
}

function why(one: AnalysisMove, { names }: TextContext): string[] {
  const reason = one.reason === null ? '' : because(one.reason, names)
  return reason === '' ? [] : [t('analysis-why', { reason: quoted(reason) })]
}

/** A turning point: what happened to whose chances, and what would have been better. */
export function pointSaid(one: AnalysisMove, context: TextContext): string[] {
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

/** How the move compares with the best that was found. */
export function verdict(one: AnalysisMove, context: TextContext): string[] {
  if (!one.choice) return [t('analysis-no-choice')]
  if (one.best === one.move) return [t('analysis-best'), ...why(one, context)]
  if (one.loss === null) return better(one, context)
  if (one.loss === 0) return [t('analysis-good', { move: quoted(moveSaid(one.ply, one.best, context)) }), ...why(one, context)]
  return [t('analysis-lost', { share: percent(one.loss) }), ...better(one, context)]
}
