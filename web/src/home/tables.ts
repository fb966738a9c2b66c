/** Which tables the start page shows, and in which order. */

import type { TableInfo } from '../protocol'

const SHOWN = 6

/** Whether this browser's guest, or somebody at the same device, is to act. */
export function isMyTurn(table: TableInfo): boolean {
  return table.state === 'running' && table.seats.some((seat) => seat.mine && seat.seat === table.turn)
}

/** Whether this browser's guest sits there. */
export function isMine(table: TableInfo): boolean {
  return table.seats.some((seat) => seat.mine)
}

/** The guest's tables that go on: where it is his turn first, then the newest. */
export function running(tables: TableInfo[]): TableInfo[] {
  return tables
    .filter((table) => table.state !== 'over')
    .sort((a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a)) || b.opened - a.opened)
    .slice(0, SHOWN)
}

/** Matches that are over, the newest first. */
export function recent(tables: TableInfo[]): TableInfo[] {
  return tables
    .filter((table) => table.state === 'over')
    .sort((a, b) => b.opened - a.opened)
    .slice(0, SHOWN)
}

/** Tables of others that may be joined, then those that may be watched; as the server lists them. */
export function openToMe(tables: TableInfo[]): TableInfo[] {
  return tables.filter((table) => !isMine(table)).slice(0, SHOWN)
}

/** The best place that one of my seats came to, and whether others share it; null before the end or for who only watched. */
export function placeOf(table: TableInfo): { place: number; shared: boolean } | null {
  const ranks = table.result?.ranks
  const mine = table.seats.filter((seat) => seat.mine && seat.kind === 'guest').map((seat) => seat.seat)
  if (ranks === undefined || mine.length === 0) return null
  const place = Math.min(...mine.map((seat) => ranks[seat] ?? ranks.length))
  const side = table.sides[mine[0] ?? 0]
  return { place, shared: ranks.some((rank, seat) => rank === place && table.sides[seat] !== side) }
}
