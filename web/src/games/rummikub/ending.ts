/** The end of a match of Rummikub: the reason, and the best moments. */

import { t } from '../../words/words.svelte'
import type { Feat, Finished } from '../part'
import { roundEndIn } from './rounds'
import { rounds, type RummikubView } from './view'

/** After one round, say how it was won. After several, the totals decide. */
export function ending({ steps }: Finished<RummikubView>, names: string[], you: number | null): string | null {
  const last = steps.at(-1)
  const end = last === undefined ? null : roundEndIn(last.events, last.ply)
  if (last === undefined || end === null || rounds(last.view) > 1) return null
  const winner = end.winners[0]
  if (end.stalled || winner === undefined) return t('rummikub-end-stalled')
  return t('rummikub-end-out', { you: winner === you ? 'yes' : 'no', name: names[winner] ?? '' })
}

/**
 * Return how many tiles on the table moved to other sets. A set stays if it only grew or became the larger part of
 * another set.
 */
export function rearranged(before: string[][], after: string[][]): number {
  return before.reduce((moved, set) => moved + set.length - Math.max(0, ...after.map((other) => shared(set, other))), 0)
}

/** Return the number of tiles that two sets have in common. Each tile may appear twice. */
function shared(one: string[], other: string[]): number {
  const left = [...other]
  return one.filter((tile) => {
    const at = left.indexOf(tile)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }).length
}

/** Return the most tiles laid from the rack in one turn, and the most tiles on the table that moved to other sets. */
export function feats({ steps }: Finished<RummikubView>, seat: number): Feat[] {
  const laid: Feat = { key: 'laid', ply: 0, value: 0 }
  const moved: Feat = { key: 'rearranged', ply: 0, value: 0 }
  for (const step of steps) {
    const event = step.events.find((one) => one.event === 'rummikub.laid' && one.seat === seat)
    if (event === undefined) continue
    const tiles = (event.tiles as string[]).length
    const others = rearranged(event.before as string[][], event.after as string[][])
    if (tiles > laid.value) Object.assign(laid, { ply: step.ply, value: tiles })
    if (others > moved.value) Object.assign(moved, { ply: step.ply, value: others })
  }
  return [moved, laid].filter((feat) => feat.value > 0).sort((one, other) => other.value - one.value)
}
