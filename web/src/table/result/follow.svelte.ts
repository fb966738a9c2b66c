/** From one match of a table to the next: whoever is there when it begins goes along, once. */

import { router } from '../../frame/router.svelte'
import type { Match } from '../match/match.svelte'

/**
 * Goes along to the next match at the moment it begins; the finished one stays in the browser's history. A match that
 * has a next one already when it is opened stays open: somebody wants to look at it. Call once, inside a component.
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
