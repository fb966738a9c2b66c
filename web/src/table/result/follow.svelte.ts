/** Leads everybody at a table from one match to the next, once, when it begins. */

import { router } from '../../frame/router.svelte'
import type { Match } from '../match/match.svelte'

/**
 * Go to the next match when it begins. The finished match stays in the browser's history. A match that already has a
 * successor when it opens stays open, because the user wants to see it. Call once, inside a component.
 */
export function followOn(match: Match): void {
  let known: string | null | undefined
  $effect(() => {
    const next = match.table?.next
    if (next === undefined) return
    const began = known === null && next !== null
    known = next
    if (began && !match.watching) router.go(`/t/${next}`)
  })
}
