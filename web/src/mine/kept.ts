/** The results of this browser's person, stored only here: matches, bests, completed lessons. */

/** The opponents: the level of the weakest bot; people; or programs that the operator offers. */
export type Against = number | 'people' | 'programs'

export interface Played {
  table: string
  game: string
  /** The end of the match, in milliseconds since 1970. */
  at: number
  place: number
  /** The number of seats. */
  of: number
  /** True for first place, shared or not. */
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
  /** The newest matches, oldest first; each table appears once. */
  played: Played[]
  /** The sums of older matches, by game and opponent. */
  earlier: Record<string, Record<string, Sum>>
  /** Matches that ended before this time were counted or deleted, and are not counted again. */
  until: number
  /** The longest winning streak ever. */
  longest: number
  /** By game and key. */
  bests: Record<string, Record<string, Best>>
  /** The time at which a game's lesson was completed. */
  lessons: Record<string, number>
}

const KEY = 'tablee.done'
/** The number of matches to store one by one, about 60 kB. Older matches are only counted. */
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

/** Return the stored results; empty ones if the browser stores nothing or the data are not ours. */
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
    // This browser stores nothing.
  }
}

/** Return the winning streak at the end of these matches, and the longest streak in them. */
export function rows(played: readonly Pick<Played, 'won'>[]): { current: number; longest: number } {
  let current = 0
  let longest = 0
  for (const { won } of played) {
    current = won ? current + 1 : 0
    longest = Math.max(longest, current)
  }
  return { current, longest }
}

/** Count a match and its bests. Ignores a table that was counted already or ended before `until`. */
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

/** Record that this game's lesson was completed. */
export function learnt(game: string): void {
  const kept = done()
  if (game in kept.lessons) return
  kept.lessons[game] = Date.now()
  keep(kept)
}

/** Delete everything. Matches up to now are not counted again. */
export function forget(): void {
  keep(nothing(Date.now()))
}

/** Return everything as the text of a file. */
export function exported(): string {
  return JSON.stringify(done(), null, 2)
}

/** Return the marks on a game's box: if its lesson was completed, and the highest level of bots beaten. */
export function marksOf(game: string): { learnt: boolean; level: number | null } {
  const kept = done()
  const beaten = [
    ...kept.played.filter((match) => match.game === game && match.won).map((match) => match.against),
    ...Object.entries(kept.earlier[game] ?? {}).flatMap(([against, sum]) => (sum.won > 0 ? [Number(against)] : [])),
  ].filter((against): against is number => typeof against === 'number' && !Number.isNaN(against))
  return { learnt: game in kept.lessons, level: beaten.length > 0 ? Math.max(...beaten) : null }
}
