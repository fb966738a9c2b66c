/** What is proposed, and what happened at a table, in words. */

import { spanOf } from '../words/spans'
import type { ProposalInfo } from '../wire/protocol'
import { idOf, t, words } from '../words/words.svelte'

/** What is proposed and by whom, as one sentence. */
export function proposed({ kind, seat, name, params }: ProposalInfo, names: string[]): string {
  const who = seat === null ? name || t('guest') : (names[seat] ?? '')
  return words.say(idOf('proposed', kind), { ...spoken(params), name: who, left: names[Number(params.seat)] ?? '' })
}

/** Parameters as sentences need them: times in words, and a guest's name where somebody chose none. */
export function spoken(params: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(params).map(([key, value]) => {
      if (key === 'seconds') return ['time', Number(value) === 0 ? 'never' : spanOf(Number(value))]
      return [key, ['name', 'other', 'left', 'by'].includes(key) ? value || t('guest') : value]
    }),
  )
}
