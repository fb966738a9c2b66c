/** Counts a match for the person who played it, once the whole match is known. */

import type { GamePart } from '../../games/part'
import type { Match } from '../match/match.svelte'
import { bestsOf, mySeat, playedOf } from '../../mine/counting'
import { count } from '../../mine/kept'

/** Call once, inside a component. `part`: undefined until it is known. */
export function countMatch(match: Match, part: () => GamePart | null | undefined): void {
  $effect(() => {
    const { table, now, steps } = match
    const drawing = part()
    const result = table?.result ?? null
    const last = steps.at(-1)
    if (table?.state !== 'over' || result === null || now?.over == null || drawing === undefined) return
    if (last === undefined || last.ply !== now.ply || match.hidden) return
    const me = mySeat(table)
    if (me === null) return
    const feats = drawing?.feats?.({ steps, sides: table.sides, result }, me) ?? []
    count(playedOf(table, result, me, last.at), bestsOf(feats))
  })
}
