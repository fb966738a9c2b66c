/** Where nights do not count the server must know whose night it is: it is told where this browser lives. */

import { api } from '../../wire/api'
import type { Match } from '../match/match.svelte'

/**
 * Tells the server the time zone of this browser if it knows another one of the guest who plays, or none. The server
 * says which it knows, because the zone belongs to the guest, and this browser may be another guest's by now.
 */
export function tellZone(match: Pick<Match, 'table' | 'watching'>): void {
  let telling = false
  // Another zone is told once only: a second device of the same guest may be there and do the same.
  let told = false
  $effect(() => {
    const { table, watching } = match
    const clock = table?.terms.clock
    if (table == null || watching || clock?.kind !== 'days' || clock.night == null) return
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone
    if (telling || table.zone === here || (told && table.zone !== null)) return
    telling = told = true
    api
      .liveIn(here)
      .catch(() => {})
      .finally(() => (telling = false))
  })
}
