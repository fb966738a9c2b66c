/** Counts a finished match for the person who played it in this browser. */

import type { Feat } from '../games/part'
import type { Outcome, TableInfo } from '../wire/protocol'
import type { Against, Best, Played } from './kept'

/** Return the seat of this browser's guest, or null for a spectator. Others at the same device are other people. */
export function mySeat(table: Pick<TableInfo, 'seats'>): number | null {
  return table.seats.find((seat) => seat.own && seat.kind === 'guest')?.seat ?? null
}

export function againstOf({ seats, sides }: Pick<TableInfo, 'seats' | 'sides'>, me: number): Against {
  const others = seats.filter((seat) => sides[seat.seat] !== sides[me])
  if (others.some((seat) => seat.kind !== 'bot')) return 'people'
  const levels = others.map((seat) => seat.level)
  return levels.every((level) => level !== null) ? Math.min(...levels) : 'programs'
}

/** Return the match as it is counted. `at`: its end. If all share first place, it is a draw and nobody won. */
export function playedOf(table: TableInfo, result: Outcome, me: number, at: number): Played {
  const place = result.ranks[me] ?? result.ranks.length
  const draw = result.ranks.every((rank) => rank === 1)
  return {
    table: table.table,
    game: table.game,
    at,
    place,
    of: table.seats.length,
    won: place === 1 && !draw && !result.resigned.includes(me),
    against: againstOf(table, me),
  }
}

export function bestsOf(feats: Feat[]): Record<string, Omit<Best, 'table' | 'at'>> {
  return Object.fromEntries(
    feats.map(({ key, value, ply, text }) => [key, { value, ply, ...(text === undefined ? {} : { text }) }]),
  )
}
