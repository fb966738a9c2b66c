/** If nights do not count, the server needs the players' time zones: this browser sends its own. */

import { api } from '../../wire/api'
import type { Match } from '../match/match.svelte'

/**
 * Send the server this browser's time zone if the server knows none for the playing guest or another one. The server
 * shows the zone it knows, because the zone belongs to the guest, and this browser may have another guest by now.
 */
export function reportZone(match: Pick<Match, 'table' | 'watching'>): void {
  let reporting = false
  // Send a different zone only once: a second device of the same guest may do the same.
  let reported = false
  $effect(() => {
    const { table, watching } = match
    const clock = table?.terms.clock
    if (table == null || watching || clock?.kind !== 'days' || clock.night == null) return
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone
    if (reporting || table.zone === here || (reported && table.zone !== null)) return
    reporting = reported = true
    api
      .liveIn(here)
      .catch(() => {})
      .finally(() => (reporting = false))
  })
}
