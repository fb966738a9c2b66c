/** Returns why the end of a turn may cost dearly: two taps are quickly made, and nothing comes back from the pool. */

import { added, read } from './moves'
import type { RummikubView } from './view'
import { JOKER } from './tiles'

const laid = (move: string, view: Pick<RummikubView, 'table'>): number => added(view.table, read(move)?.table ?? []).length

export function costly(move: string, view: RummikubView, legal: string[]): string | null {
  const seat = view.turn
  if (seat === null) return null
  const rack = view.racks[seat]?.length ?? 0
  const kept = rack - laid(move, view) - 1
  if (read(move)?.discard === JOKER && kept > 0) return 'rummikub-costly-joker'
  const opens = view.opened[seat] === false && laid(move, view) === 0 && legal.some((other) => laid(other, view) > 0)
  return opens ? 'rummikub-costly-opening' : null
}
