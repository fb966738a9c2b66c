/** The end of a match of TOKAN: the reason, and the best moments. */

import { t } from '../../words/words.svelte'
import type { Feat, Finished } from '../part'
import { gridOf, ownerOf, type TokanView } from './squares'

export function ending({ steps }: Finished<TokanView>, names: string[], you: number | null): string | null {
  const over = steps.at(-1)?.events.find((event) => event.event === 'tokan.over')
  if (over === undefined) return null
  const stuck = over.seat as number
  const scores = [over.red as number, over.black as number]
  return t('tokan-end-stuck', {
    you: stuck === you ? 'yes' : 'no',
    name: names[stuck] ?? '',
    points: Math.max(...scores),
    next: Math.min(...scores),
    tie: over.tie_break,
  })
}

/** Return the highest tower that this player's move left with their own animal on top. */
export function feats({ steps }: Finished<TokanView>, seat: number): Feat[] {
  const tower: Feat = { key: 'tower', ply: 0, value: 1 }
  for (const step of steps) {
    if (step.seat !== seat) continue
    for (const tiles of gridOf(step.view).towers.values()) {
      const top = tiles.at(-1)
      if (top !== undefined && ownerOf(top) === seat && tiles.length > tower.value)
        Object.assign(tower, { ply: step.ply, value: tiles.length })
    }
  }
  return tower.value > 1 ? [tower] : []
}
