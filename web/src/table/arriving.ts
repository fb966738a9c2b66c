/** Attachments of a table that comes up: the focus for its heading, and the deal for its board. */

import { untrack } from 'svelte'
import { router } from '../frame/router.svelte'
import type { GamePart } from '../games/part'
import { deal } from '../motion/deal'
import type { Match } from './match/match.svelte'

/** Focus the heading after a change of page: it comes after the page itself, so the router found none. */
export function focused(heading: HTMLElement): void {
  if (router.moved && document.activeElement === document.body) heading.focus({ preventScroll: true })
}

/**
 * Return the attachment that shows the deal of a match in which nobody here has moved yet, even if a bot was faster
 * than the page. It shows no deal after a move, or a change of viewpoint.
 */
export function dealing(match: Match, part: () => GamePart | null | undefined): (board: Element) => (() => void) | undefined {
  let dealt = false
  return (board) =>
    untrack(() => {
      const moved = match.steps.some((step) => match.mine.some((seat) => seat.seat === step.seat))
      const begun = !moved && (match.latest?.ply ?? 0) < (match.table?.players ?? 0)
      const wanted = !dealt && begun && match.replay === null ? part()?.deal : undefined
      dealt = true
      return wanted && deal(board, wanted)
    })
}
