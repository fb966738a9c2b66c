/** Requests to the server about other people: whom a guest mutes or blocks, and what they report. */

import { ask } from '../wire/api'
import type { EarlierTalk, KeepKind, PersonHere, PersonKeptAway, Reported, ReportReason, TableInfo, Talk } from '../wire/protocol'
import { seatNames } from './names'
import { speaker } from './speech'

/** A person at a table: by their seat, or by a line of chat. */
export type Whom = { seat: number } | { line: number }

/** Another person who is seated at a table or wrote there. `lines`: what they wrote, newest first, also at tables before. */
export interface SomebodyHere {
  name: string
  whom: Whom
  lines: (Talk | EarlierTalk)[]
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`

export const people = {
  here: (table: string) => ask<PersonHere[]>('GET', `${at(table)}/people`),
  keep: (table: string, whom: Whom, kind: KeepKind | null) => ask<PersonHere[]>('PUT', `${at(table)}/people`, { ...whom, kind }),
  report: (table: string, whom: Whom, reason: ReportReason, text: string) =>
    ask<Reported>('POST', `${at(table)}/reports`, { ...whom, reason, text }),
  kept: () => ask<PersonKeptAway[]>('GET', '/api/me/people'),
  lift: (key: string) => ask<PersonKeptAway[]>('DELETE', `/api/me/people/${encodeURIComponent(key)}`),
}

/**
 * Return the other people at this table. Seated people come first, then spectators who wrote, distinguished by their
 * names.
 */
export function others(table: TableInfo | null, talk: readonly Talk[], earlier: readonly EarlierTalk[] = []): SomebodyHere[] {
  const names = seatNames(table?.seats ?? [])
  const newest = talk.toReversed().filter((said) => !said.own)
  const sitting = (table?.seats ?? [])
    .filter((seat) => seat.kind === 'guest' && !seat.own)
    .map(({ seat }) => ({
      name: names[seat] ?? '',
      whom: { seat },
      lines: [...newest, ...earlier.toReversed()].filter((said) => said.seat === seat),
    }))
  const watching = new Map<string, SomebodyHere>()
  for (const said of newest.filter(({ seat }) => seat === null)) {
    const name = speaker(said, table)
    const known = watching.get(name)
    if (known === undefined) watching.set(name, { name, whom: { line: said.n }, lines: [said] })
    else known.lines.push(said)
  }
  return [...sitting, ...watching.values()]
}
