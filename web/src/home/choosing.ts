/** The games that fit a number of players and a length of time. */

import { fitsInto, paceOf } from '../games/pace'
import type { GameInfo } from '../wire/protocol'

export interface Wish {
  /** The number of players; null: any number. */
  players: number | null
  /** The available minutes; null: any length. */
  minutes: number | null
}

/** Return the games for this many players in this much time, in their order. */
export function suiting(games: readonly GameInfo[], { players, minutes }: Wish): GameInfo[] {
  return games.filter(
    ({ game, players: [fewest, most] }) =>
      (players === null || (fewest <= players && players <= most)) && (minutes === null || fitsInto(minutes, paceOf(game))),
  )
}

/** Return all numbers of players that some game supports. */
export function tableSizes(games: readonly GameInfo[]): number[] {
  const least = Math.min(...games.map(({ players }) => players[0]))
  const most = Math.max(...games.map(({ players }) => players[1]))
  return games.length === 0 ? [] : Array.from({ length: most - least + 1 }, (_, more) => least + more)
}

/**
 * Return the useful limits of time, in minutes: the length of each game except the longest, because all games fit into
 * that.
 */
export function times(games: readonly GameInfo[]): number[] {
  const said = games.flatMap(({ game }) => paceOf(game)?.minutes[1] ?? [])
  return [...new Set(said)].sort((a, b) => a - b).slice(0, -1)
}
