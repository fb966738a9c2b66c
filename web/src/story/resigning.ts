/**
 * The consequences of resigning at a table. The server's rule is the same (docs/protocol.md): it depends on the sides
 * that are left.
 */

import type { Seat, TableInfo } from '../wire/protocol'

/** `ends`: at most one side is left. `side`: the seat's own team plays on. `on`: the other sides play on. */
export type After = 'ends' | 'side' | 'on'

export function afterResigning(table: Pick<TableInfo, 'seats' | 'sides'>, seat: number): After {
  const playing = table.seats.filter((other) => other.seat !== seat && !other.resigned)
  const left = new Set(playing.map((other) => table.sides[other.seat]))
  if (left.size <= 1) return 'ends'
  return left.has(table.sides[seat] ?? -1) ? 'side' : 'on'
}

/** Return the seat that would resign now: the seat to act here, else the seat whose view is shown. */
export function resigningSeat({
  acting,
  mine,
  viewpoint,
}: {
  acting: Seat | null
  mine: Seat[]
  viewpoint: number | null
}): Seat | null {
  return acting ?? mine.find((seat) => seat.seat === viewpoint) ?? mine[0] ?? null
}

/** True if this person resigned here, so that a bot plays on for them. */
export function watchesAfterResigning(table: TableInfo | null): boolean {
  return (
    table?.state === 'running' && table.seats.some((seat) => seat.own && seat.resigned) && !table.seats.some((seat) => seat.mine)
  )
}

/** True if only bots play here, on their own seats or for players who resigned. The host may end such a table. */
export function botsOnly(table: TableInfo): boolean {
  return table.state === 'running' && table.seats.every((seat: Seat) => seat.kind === 'bot' || seat.resigned)
}
