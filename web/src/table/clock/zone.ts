/** Where nights do not count the server must know whose night it is: it is told where this browser lives. */

import { api } from '../../api'
import type { Match } from '../match/match.svelte'

const KEPT = 'tablee.zone'

export function tellZone(match: Match): void {
  $effect(() => {
    const clock = match.table?.terms.clock
    if (match.watching || clock?.kind !== 'days' || clock.night == null) return
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    if (localStorage.getItem(KEPT) === zone) return
    api.liveIn(zone).then(
      () => localStorage.setItem(KEPT, zone),
      () => {},
    )
  })
}
