/** Which tables the start page shows, and in which order. */

import type { TableInfo } from '../wire/protocol'
import { botsOnly } from '../story/resigning'
import { seatName } from '../story/names'
import { t } from '../words/words.svelte'

/** Whether this browser's guest, or somebody at the same device, is to act. */
export function isMyTurn(table: TableInfo): boolean {
  return table.state === 'running' && table.seats.some((seat) => seat.mine && seat.seat === table.turn)
}

/** Whether this browser's guest sits there, also where they gave up. */
export function isMine(table: TableInfo): boolean {
  return table.seats.some((seat) => seat.own)
}

/** Who else sits there, those at the same device included; at a table of this guest's also how many seats are free. */
export function othersAt(table: TableInfo): string {
  const names = table.seats.filter((seat) => seat.kind !== 'free' && (!seat.own || seat.kind === 'device')).map(seatName)
  const free = isMine(table) ? table.seats.filter((seat) => seat.kind === 'free').length : 0
  return [names.length > 0 ? t('against', { names: names.join(', ') }) : '', free > 0 ? t('invite-title', { free }) : '']
    .filter((part) => part !== '')
    .join(' · ')
}

/** What this browser's guest may do to be rid of a table: its host ends it, who waits there leaves. */
export function wayOut(table: TableInfo): 'cancel' | 'leave' | null {
  if (table.state === 'waiting') return table.host ? 'cancel' : isMine(table) ? 'leave' : null
  return table.host && botsOnly(table) ? 'cancel' : null
}

/** The guest's tables that go on: where it is their turn first, then the newest. */
export function running(tables: TableInfo[]): TableInfo[] {
  return tables
    .filter((table) => table.state !== 'over')
    .sort((a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a)) || b.opened - a.opened)
}

/** Matches that are over, the newest first. */
export function recent(tables: TableInfo[]): TableInfo[] {
  return tables.filter((table) => table.state === 'over').sort((a, b) => b.opened - a.opened)
}

/** Tables of others that may be joined, then those that may be watched; as the server lists them. */
export function openToMe(tables: TableInfo[]): TableInfo[] {
  return tables.filter((table) => !isMine(table))
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
