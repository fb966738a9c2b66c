/** The end of a match of Mawoki: the reason, and the best moments. */

import { t } from '../../words/words.svelte'
import type { Feat, Finished } from '../part'
import type { MawokiView } from './view'

export function ending({ steps }: Finished<MawokiView>, names: string[], you: number | null): string | null {
  const events = steps.at(-1)?.events ?? []
  const out = events.find((event) => event.event === 'mawoki.out')
  if (out !== undefined)
    return t('mawoki-end-out', { you: out.seat === you ? 'yes' : 'no', name: names[out.seat as number] ?? '' })
  return events.some((event) => event.event === 'mawoki.blocked') ? t('mawoki-end-blocked') : null
}

/** Return the most cards laid in one turn, and the most cards that others drew because of one card. */
export function feats({ steps }: Finished<MawokiView>, seat: number): Feat[] {
  const chain: Feat = { key: 'chain', ply: 0, value: 1 }
  const drawn: Feat = { key: 'drawn', ply: 0, value: 1 }
  let laid = 0
  let goesOn = false
  for (const step of steps) {
    if (step.seat !== seat) continue
    const events = step.events.map((event) => event.event)
    laid = (goesOn ? laid : 0) + events.filter((kind) => kind === 'mawoki.played' || kind === 'mawoki.aimed').length
    goesOn = events.includes('mawoki.again')
    const others = step.events.filter(
      (event) => event.event === 'mawoki.drew' && event.seat !== seat && (event.why === 'joker' || event.why === 'arrow'),
    ).length
    if (laid > chain.value) Object.assign(chain, { ply: step.ply, value: laid })
    if (others > drawn.value) Object.assign(drawn, { ply: step.ply, value: others })
  }
  return [chain, drawn].filter((feat) => feat.value > 1).sort((one, other) => other.value - one.value)
}
