/** What was done in this browser, and kept there and nowhere else: matches, bests, lessons learnt. */

/** Who one played against: bots, by the level of the weakest of them; people; or programs of the server's host. */
export type Against = number | 'people' | 'programs'

export interface Played {
  table: string
  game: string
  /** When it ended, in milliseconds since 1970. */
  at: number
  place: number
  /** How many seats there were. */
  of: number
  /** In the first place, alone or with others. */
  won: boolean
  against: Against
}

export interface Best {
  value: number
  text?: string
  table: string
  ply: number
  at: number
}

export interface Sum {
  played: number
  won: number
}

export interface Done {
  version: 1
  /** The newest matches, oldest first; a table is there once. */
  played: Played[]
  /** What was counted before those, by game and by whom it was against. */
  earlier: Record<string, Record<string, Sum>>
  /** What ended up to then is counted or was deleted: it is not counted again. */
  until: number
  /** The longest row of wins there ever was. */
  longest: number
  /** By game and key. */
  bests: Record<string, Record<string, Best>>
  /** When a game's lesson was gone through to its end. */
  lessons: Record<string, number>
}

const KEY = 'tablee.done'
/** How many matches are kept one by one: about 60 kB. What is older is only counted. */
export const MOST = 400

const nothing = (until = 0): Done => ({
  version: 1,
  played: [],
  earlier: {},
  until,
  longest: 0,
  bests: {},
  lessons: {},
})

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** What is kept; nothing where the browser keeps nothing, or something that is not ours. */
export function done(): Done {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (!isRecord(kept) || kept.version !== 1 || !Array.isArray(kept.played)) return nothing()
    return { ...nothing(), ...kept }
  } catch {
    return nothing()
  }
}

function keep(kept: Done): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Nothing can be kept here: then nothing is.
  }
}

/** The wins in a row at the end of these matches, and the most there are anywhere in them. */
export function rows(played: readonly Pick<Played, 'won'>[]): { current: number; longest: number } {
  let current = 0
  let longest = 0
  for (const { won } of played) {
    current = won ? current + 1 : 0
    longest = Math.max(longest, current)
  }
  return { current, longest }
}

/** Counts a match and what was done in it; a table that was counted, or that ended before what is kept, changes nothing. */
export function count(match: Played, bests: Record<string, Omit<Best, 'table' | 'at'>>): void {
  const kept = done()
  if (match.at <= kept.until || kept.played.some((other) => other.table === match.table)) return
  kept.played = [...kept.played, match].sort((one, other) => one.at - other.at)
  kept.longest = Math.max(kept.longest, rows(kept.played).longest)
  while (kept.played.length > MOST) {
    const oldest = kept.played.shift() as Played
    const game = (kept.earlier[oldest.game] ??= {})
    const sum = (game[String(oldest.against)] ??= { played: 0, won: 0 })
    sum.played += 1
    sum.won += Number(oldest.won)
    kept.until = oldest.at
  }
  const known = (kept.bests[match.game] ??= {})
  for (const [key, best] of Object.entries(bests)) {
    if (best.value > (known[key]?.value ?? 0)) known[key] = { ...best, table: match.table, at: match.at }
  }
  keep(kept)
}

/** Notes that the lesson of this game was gone through to its end. */
export function learnt(game: string): void {
  const kept = done()
  if (game in kept.lessons) return
  kept.lessons[game] = Date.now()
  keep(kept)
}

/** Deletes everything; what has been up to now is not counted again. */
export function forget(): void {
  keep(nothing(Date.now()))
}

/** All of it, as a file holds it. */
export function exported(): string {
  return JSON.stringify(done(), null, 2)
}

/** What stands on a game's box: whether it was learnt, and the highest level of bots that was beaten. */
export function marksOf(game: string): { learnt: boolean; level: number | null } {
  const kept = done()
  const beaten = [
    ...kept.played.filter((match) => match.game === game && match.won).map((match) => match.against),
    ...Object.entries(kept.earlier[game] ?? {}).flatMap(([against, sum]) => (sum.won > 0 ? [Number(against)] : [])),
  ].filter((against): against is number => typeof against === 'number' && !Number.isNaN(against))
  return { learnt: game in kept.lessons, level: beaten.length > 0 ? Math.max(...beaten) : null }
}
