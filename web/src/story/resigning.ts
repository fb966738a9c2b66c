/** What giving up means at a table, as the server reckons it (docs/protocol.md): by the sides that are left. */

import type { Seat, TableInfo } from '../wire/protocol'

/** `ends`: at most one side is left; `side`: the seat's own team plays on; `on`: the others do. */
export type After = 'ends' | 'side' | 'on'

export function afterResigning(table: Pick<TableInfo, 'seats' | 'sides'>, seat: number): After {
  const playing = table.seats.filter((other) => other.seat !== seat && !other.resigned)
  const left = new Set(playing.map((other) => table.sides[other.seat]))
  if (left.size <= 1) return 'ends'
  return left.has(table.sides[seat] ?? -1) ? 'side' : 'on'
}

/** Who would give up now: who is to act here, else whose hand is shown. */
export function whoResigns({ acting, mine, look }: { acting: Seat | null; mine: Seat[]; look: number | null }): Seat | null {
  return acting ?? mine.find((seat) => seat.seat === look) ?? mine[0] ?? null
}

/** Whether this person gave up here, so that a bot plays on for them. */
export function looksOn(table: TableInfo | null): boolean {
  return (
    table?.state === 'running' && table.seats.some((seat) => seat.own && seat.resigned) && !table.seats.some((seat) => seat.mine)
  )
}

/** Whether only bots play here, by themselves or for who gave up: such a table its host may end. */
export function botsOnly(table: TableInfo): boolean {
  return table.state === 'running' && table.seats.every((seat: Seat) => seat.kind === 'bot' || seat.resigned)
}
