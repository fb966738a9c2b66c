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
  /** True if luck turns no match of this game (`GamePart.open`). */
  open: boolean
}

/** What a move did to the match: it gave something away, luck turned it, or it turned for another or unknown reason. */
export type Kind = 'mistake' | 'luck' | 'turn'

/** Return what the move did, or null if it changed little. A loss is never due to luck: the bot compares fairly. */
export function kindOf(one: AnalysisMove, open: boolean): Kind | null {
  if ((one.loss ?? 0) > 0) return 'mistake'
  if (!one.turns) return null
  return open || (one.choice && one.loss === null) ? 'turn' : 'luck'
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

/** Return how far this move moved its player's chances: 1 is the whole match. */
const swingOf = (one: AnalysisMove) => (one.shares[one.seat] ?? 0) - (one.before[one.seat] ?? 0)

/** Return the sentence about luck, or about a turn of another kind: whose chances changed, and how far. */
function turned(kind: 'luck' | 'turn', one: AnalysisMove, { names }: TextContext): string {
  const swing = swingOf(one)
  const id = `analysis-${kind}-${swing < 0 ? 'against' : 'for'}`
  return t(id, { name: names[one.seat], share: percent(Math.abs(swing)) })
}

/** Return a turning point as sentences: luck, or a mistake and what would have been better. */
export function pointInWords(one: AnalysisMove, context: TextContext): string[] {
  const kind = kindOf(one, context.open) ?? 'turn'
  const at = t('analysis-point', { ply: one.ply })
  if (kind !== 'mistake') return [`${at} ${turned(kind, one, context)}`, ...(one.loss === null ? better(one, context) : [])]
  const loss = one.loss ?? 0
  const id = swingOf(one) >= 0 || loss > -swingOf(one) ? 'analysis-point-missed' : 'analysis-point-lost'
  return [`${at} ${t(id, { name: context.names[one.seat], share: percent(loss) })}`, ...better(one, context)]
}

/** Return how the move compares with the best move found, after the luck, if the match turned on it. */
export function verdict(one: AnalysisMove, context: TextContext): string[] {
  const kind = kindOf(one, context.open)
  const luck = kind === null || kind === 'mistake' ? [] : [begun(turned(kind, one, context), context.names)]
  return [...luck, ...compared(one, context)]
}

function compared(one: AnalysisMove, context: TextContext): string[] {
  if (!one.choice) return [t('analysis-no-choice')]
  if (one.best === one.move) return [t('analysis-best'), ...why(one, context)]
  if (one.loss === null) return better(one, context)
  if (one.loss === 0) return [t('analysis-good', { move: quoted(moveInWords(one.ply, one.best, context)) }), ...why(one, context)]
  return [t('analysis-lost', { share: percent(one.loss) }), ...better(one, context)]
}
