/** What of a finished match is counted for whoever played it in this browser. */

import type { Feat } from '../games/part'
import type { Outcome, TableInfo } from '../wire/protocol'
import type { Against, Best, Played } from './kept'

/** The seat of the person whose browser this is; null for who watches. Others at the same device are somebody else. */
export function mySeat(table: Pick<TableInfo, 'seats'>): number | null {
  return table.seats.find((seat) => seat.own && seat.kind === 'guest')?.seat ?? null
}

export function againstOf({ seats, sides }: Pick<TableInfo, 'seats' | 'sides'>, me: number): Against {
  const others = seats.filter((seat) => sides[seat.seat] !== sides[me])
  if (others.some((seat) => seat.kind !== 'bot')) return 'people'
  const levels = others.map((seat) => seat.level)
  return levels.every((level) => level !== null) ? Math.min(...levels) : 'programs'
}

/** The match as it is counted. `at`: when it ended. A first place shared with all is a draw: nobody won. */
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
