/** Which games suit so many people with so much time. */

import { fitsInto, paceOf } from '../games/pace'
import type { GameInfo } from '../wire/protocol'

export interface Wish {
  /** How many play; null: it does not matter. */
  players: number | null
  /** How many minutes there are; null: it does not matter. */
  minutes: number | null
}

/** The games that so many can play in so much time, in their order. */
export function suiting(games: readonly GameInfo[], { players, minutes }: Wish): GameInfo[] {
  return games.filter(
    ({ game, players: [fewest, most] }) =>
      (players === null || (fewest <= players && players <= most)) && (minutes === null || fitsInto(minutes, paceOf(game))),
  )
}

/** From how few to how many people there is a game for. */
export function tableSizes(games: readonly GameInfo[]): number[] {
  const least = Math.min(...games.map(({ players }) => players[0]))
  const most = Math.max(...games.map(({ players }) => players[1]))
  return games.length === 0 ? [] : Array.from({ length: most - least + 1 }, (_, more) => least + more)
}

/** The times that make a difference, in minutes: how long the games take, but for the longest, into which all fit. */
export function times(games: readonly GameInfo[]): number[] {
  const said = games.flatMap(({ game }) => paceOf(game)?.minutes[1] ?? [])
  return [...new Set(said)].sort((a, b) => a - b).slice(0, -1)
}
