/** Proposals as sentences, and the parameters of such sentences. */

import { spanOf } from '../words/spans'
import type { ProposalInfo } from '../wire/protocol'
import { idOf, t, words } from '../words/words.svelte'

/** Return one sentence that says what is proposed and by whom. */
export function proposed({ kind, seat, name, params }: ProposalInfo, names: string[]): string {
  const who = seat === null ? name || t('guest') : (names[seat] ?? '')
  return words.say(idOf('proposed', kind), { ...spoken(params), name: who, left: names[Number(params.seat)] ?? '' })
}

/**
 * Return the parameters in the form that sentences need: times in words, and a default name for a guest without one.
 */
export function spoken(params: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(params).map(([key, value]) => {
      if (key === 'seconds') return ['time', Number(value) === 0 ? 'never' : spanOf(Number(value))]
      return [key, ['name', 'other', 'left', 'by'].includes(key) ? value || t('guest') : value]
    }),
  )
}
