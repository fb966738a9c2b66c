/** What people and bots at a table are called. */

import type { Seat } from '../protocol'
import { t } from '../words/words.svelte'

/** The name shown for a seat. */
export function seatName(seat: Seat | undefined): string {
  if (seat === undefined) return t('somebody')
  if (seat.kind === 'free') return t('seat-free')
  if (seat.kind === 'bot') return t('bot-name', { level: seat.level ?? 1 })
  return seat.name || t('guest')
}
