/** The end of a match of MOKA: the reason, and the best moments. */

import { t } from '../../../words/words.svelte'
import type { Feat, Finished } from '../../part'
import { laidIn, roundsIn } from './news'
import type { MokaView } from './view'

export function ending({ steps }: Finished<MokaView>, names: string[], you: number | null): string | null {
  const over = steps.at(-1)?.events.find((event) => event.event === 'moka.round_over')
  if (over === undefined) return null
  const ender = over.seat as number
  return t('moka-end-third', { you: ender === you ? 'yes' : 'no', name: names[ender] ?? '' })
}

/** Return the word with the most points, and the best round. */
export function feats({ steps }: Finished<MokaView>, seat: number): Feat[] {
  let word: Feat | null = null
  for (const step of steps) {
    const laid = laidIn(step.events)
    if (laid?.seat === seat && laid.points > (word?.value ?? 0))
      word = { key: 'word', ply: step.ply, value: laid.points, text: laid.word }
  }
  const round: Feat = { key: 'round', ply: 0, value: 0 }
  const ends = steps.filter((step) => step.events.some((event) => event.event === 'moka.round_over'))
  roundsIn(steps).forEach(({ lines }, at) => {
    const points = lines.find((line) => line.seat === seat)?.points ?? 0
    if (points > round.value) Object.assign(round, { ply: ends[at]?.ply ?? 0, value: points })
  })
  return [...(word === null ? [] : [word]), ...(round.value > 0 ? [round] : [])]
}
