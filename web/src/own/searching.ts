/** A search of the history, as form values, as an address, and as a request to the server. */

export interface Asked {
  game: string
  name: string
  state: string
  /** `yes`: only matches that count. */
  counts: string
  /** Days as in a date field, `2026-11-22`; both are included. */
  since: string
  until: string
}

/** Return the search in the address of the page. */
export function asked(query: URLSearchParams): Asked {
  const of = (name: string) => query.get(name) ?? ''
  return { game: of('game'), name: of('name'), state: of('state'), counts: of('counts'), since: of('since'), until: of('until') }
}

/** Return the search as the server takes it, with points in time: days begin and end by this browser's clock. */
export function asQuery({ game, name, state, counts, since, until }: Asked): Record<string, string> {
  const query: Record<string, string> = {}
  if (game !== '') query.game = game
  if (name.trim() !== '') query.name = name.trim()
  if (state !== '') query.state = state
  if (counts !== '') query.counts = counts
  const from = midnight(since, 0)
  const before = midnight(until, 1)
  if (from !== null) query.since = `${from}`
  if (before !== null) query.before = `${before}`
  return query
}

/** Return the start of that day, or of a day some days later. Null if there is no such day. */
function midnight(day: string, later: number): number | null {
  const [year, month, date] = day.split('-').map(Number)
  if (year === undefined || month === undefined || date === undefined) return null
  const moment = new Date(year, month - 1, date + later).getTime()
  return Number.isNaN(moment) ? null : Math.max(0, moment)
}
