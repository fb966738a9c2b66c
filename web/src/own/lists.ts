/** The tables on the start page, and their order. */

import type { TableInfo } from '../wire/protocol'
import { botsOnly } from '../story/resigning'
import { seatName } from '../story/names'
import { t } from '../words/words.svelte'
import { dotted } from '../words/dotted'

/** True if this browser's guest, or another player at the same device, is to act. */
export function isMyTurn(table: TableInfo): boolean {
  return table.state === 'running' && table.seats.some((seat) => seat.mine && seat.seat === table.turn)
}

/** True if this browser's guest has a seat there, even if they resigned. */
export function isMine(table: TableInfo): boolean {
  return table.seats.some((seat) => seat.own)
}

/**
 * Return the other players as text, including those at the same device. At the guest's own table it also counts the
 * free seats.
 */
export function othersAt(table: TableInfo): string {
  const names = table.seats.filter((seat) => seat.kind !== 'free' && (!seat.own || seat.kind === 'device')).map(seatName)
  const free = isMine(table) ? table.seats.filter((seat) => seat.kind === 'free').length : 0
  return dotted(
    [names.length > 0 ? t('against', { names: names.join(', ') }) : '', free > 0 ? t('invite-title', { free }) : ''].filter(
      (part) => part !== '',
    ),
  )
}

/**
 * Return the way to remove a table from the list: its host cancels or ends it, and a waiting player leaves. Null if
 * there is none.
 */
export function wayOut(table: TableInfo): 'cancel' | 'leave' | null {
  if (table.state === 'waiting') return table.host ? 'cancel' : isMine(table) ? 'leave' : null
  return table.host && botsOnly(table) ? 'cancel' : null
}

/** Return the guest's unfinished tables: those where it is their turn first, then the newest. */
export function running(tables: TableInfo[]): TableInfo[] {
  return tables
    .filter((table) => table.state !== 'over')
    .sort((a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a)) || b.opened - a.opened)
}

/** Return the finished matches, newest first. */
export function recent(tables: TableInfo[]): TableInfo[] {
  return tables.filter((table) => table.state === 'over').sort((a, b) => b.opened - a.opened)
}

/** Return other people's tables in the server's order: tables to join, then tables to watch. */
export function openToMe(tables: TableInfo[]): TableInfo[] {
  return tables.filter((table) => !isMine(table))
}

/** Return the best rank among my seats, and if others share it. Null before the end and for spectators. */
export function placeOf(table: TableInfo): { place: number; shared: boolean } | null {
  const ranks = table.result?.ranks
  const mine = table.seats.filter((seat) => seat.mine && seat.kind === 'guest').map((seat) => seat.seat)
  if (ranks === undefined || mine.length === 0) return null
  const place = Math.min(...mine.map((seat) => ranks[seat] ?? ranks.length))
  const side = table.sides[mine[0] ?? 0]
  return { place, shared: ranks.some((rank, seat) => rank === place && table.sides[seat] !== side) }
}
