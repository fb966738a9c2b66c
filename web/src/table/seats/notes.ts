/** The notes below a name: facts about a player that appear nowhere else. */

import { roleOf } from '../../story/roles'
import type { Seat, TableInfo } from '../../wire/protocol'
import { t } from '../../words/words.svelte'
import { dotted } from '../../words/dotted'

/**
 * True if another person has the seat and no page of theirs is connected. This page belongs to the viewer, so the viewer
 * is not away, even if the server does not know this page yet.
 */
export const isAway = (seat: Seat) => seat.kind === 'guest' && !seat.own && !seat.present

function awayNote(seat: Seat, table: TableInfo): string {
  if (seat.stood_in) return t('away-bot')
  if (!isAway(seat)) return ''
  if (seat.steps_in != null) return t('away-soon')
  const spared = table.clocks?.spared?.[seat.seat]
  return spared == null ? t('away') : t('away-spared', { seconds: Math.ceil(spared / 1000) })
}

/** True if several players share this device: then none of them is "you". */
const shared = ({ seats }: TableInfo) => seats.some(({ kind }) => kind === 'device')

/** Return the number of matches that the player on this seat won earlier in the series. */
const wins = (seat: Seat, { series }: TableInfo) => (series == null ? '' : t('series-won', { count: series.won[seat.seat] ?? 0 }))

/**
 * Return the notes, the most important first, because not all may fit. A flag marks a player who resigned. `roomy`: all
 * fit.
 */
export function notesOf(seat: Seat, table: TableInfo, roomy: boolean): string {
  return dotted(
    [
      roleOf(table.game, seat.seat) ?? '',
      seat.own && seat.kind === 'guest' && !shared(table) ? t('you') : '',
      seat.resigned ? t('seat-resigned') : '',
      seat.kind === 'bot' && seat.level !== null ? t(roomy ? 'bot-note' : 'level-short', { level: seat.level }) : '',
      awayNote(seat, table),
      wins(seat, table),
    ].filter((note) => note !== ''),
  )
}
