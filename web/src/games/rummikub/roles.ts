/**
 * What the jokers on a table stand for. The question to the rules contains only these sets, so spectators see the
 * answer too.
 */

import { NO_RNG } from '../../wire/api'
import type { Study } from '../part'
import type { View } from '../../wire/types'
import type { Report, SetReport } from './report'
import type { RummikubView } from './view'
import { isJoker } from './tiles'

const known = new Map<string, SetReport | null>()

/** Return a position that consists of this table only. */
function studied(view: View, table: string[][]): View {
  const bySeat = <T>(make: () => T): T[] => Array.from({ length: view.players }, make)
  return {
    game: view.game,
    options: view.options,
    players: view.players,
    phase: 'play',
    turn: 0,
    round: 1,
    first: 0,
    racks: bySeat(() => []),
    opened: bySeat(() => true),
    table,
    pool: [],
    drawn: null,
    idle: 0,
    passes: 0,
    scores: bySeat(() => 0),
    rng: NO_RNG,
  }
}

const text = (set: readonly string[]) => set.join(' ')

/** Return the stored report on a set with a joker, or null. */
export const roleIn = (set: readonly string[]): SetReport | null => known.get(text(set)) ?? null

/** Ask the rules about every new set with a joker on this table. Returns true if there was a new answer. */
export async function learnRoles(study: Study, view: RummikubView): Promise<boolean> {
  const fresh = view.table.filter((set) => set.some(isJoker) && !known.has(text(set)))
  if (fresh.length === 0) return false
  for (const set of fresh) known.set(text(set), null)
  try {
    const report = (await study.examine(studied(view, fresh), fresh.map(text).join(', '))) as Report
    fresh.forEach((set, at) => known.set(text(set), report.sets[at] ?? null))
    return true
  } catch {
    for (const set of fresh) known.delete(text(set))
    return false
  }
}
