/** Totals of the results in this browser, as the page shows them. */

import { rows, type Against, type Done, type Sum } from './kept'

export interface Row extends Sum {
  against: Against
}

export interface Totals extends Sum {
  current: number
  longest: number
}

/** Return the games with any results, those played most first. */
export function gamesOf(kept: Done): string[] {
  const known = [...kept.played.map((match) => match.game), ...Object.keys(kept.earlier), ...Object.keys(kept.lessons)]
  const played = (game: string) => rowsOf(kept, game).reduce((sum, row) => sum + row.played, 0)
  return [...new Set(known)].sort((one, other) => played(other) - played(one))
}

const named = (against: string): Against => (against === 'people' || against === 'programs' ? against : Number(against))
const order = (against: Against) => (against === 'people' ? 100 : against === 'programs' ? 101 : against)

/** Return a game's matches by opponent: levels of bots, then people, then programs. */
export function rowsOf(kept: Done, game: string): Row[] {
  const sums = new Map<Against, Sum>()
  const add = (against: Against, played: number, won: number) => {
    const sum = sums.get(against) ?? { played: 0, won: 0 }
    sums.set(against, { played: sum.played + played, won: sum.won + won })
  }
  for (const [against, sum] of Object.entries(kept.earlier[game] ?? {})) add(named(against), sum.played, sum.won)
  for (const match of kept.played) if (match.game === game) add(match.against, 1, Number(match.won))
  return [...sums].map(([against, sum]) => ({ against, ...sum })).sort((one, other) => order(one.against) - order(other.against))
}

/** Return the totals of all games, and the winning streaks. */
export function totalsOf(kept: Done): Totals {
  const all = gamesOf(kept).flatMap((game) => rowsOf(kept, game))
  const { current, longest } = rows(kept.played)
  return {
    played: all.reduce((sum, row) => sum + row.played, 0),
    won: all.reduce((sum, row) => sum + row.won, 0),
    current,
    longest: Math.max(longest, kept.longest),
  }
}
