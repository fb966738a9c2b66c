/** Attachments of a table that comes up: the focus for its heading, and the deal for its board. */

import { tick, untrack } from 'svelte'
import { router } from '../frame/router.svelte'
import type { GamePart } from '../games/part'
import { deal } from '../motion/deal'
import type { Match } from './match/match.svelte'

/** Focus the heading after a change of page: it comes after the page itself, so the router found none. */
export function focused(heading: HTMLElement): void {
  if (router.moved && document.activeElement === document.body) heading.focus({ preventScroll: true })
}

/**
 * Return the attachment that shows the deal of a match, even if a bot moved before the page was there, and the deal of
 * each later round. It shows no deal after a move of a player here, or a change of viewpoint.
 */
export function dealing(match: Match, part: () => GamePart | null | undefined): (board: Element) => () => void {
  let dealt = false
  return (board) => {
    let end: (() => void) | undefined
    untrack(() => {
      const moved = match.steps.some((step) => match.mine.some((seat) => seat.seat === step.seat))
      const begun = !moved && (match.latest?.ply ?? 0) < (match.table?.players ?? 0)
      const wanted = !dealt && begun && match.replay === null ? part()?.deal : undefined
      dealt = true
      end = wanted && deal(board, wanted)
    })
    let known = untrack(() => match.latest?.ply ?? 0)
    $effect(() => {
      const { steps } = match
      untrack(() => {
        const news = steps.filter(({ ply }) => ply > known)
        known = steps.at(-1)?.ply ?? known
        const wanted = part()?.deal
        const begins = news.some(({ events }) => events.some(({ event }) => wanted?.rounds?.includes(String(event))))
        if (!wanted || !begins || match.replay !== null || match.table?.state !== 'running') return
        end?.()
        end = uncovered(board, () => deal(board, wanted))
      })
    })
    return () => end?.()
  }
}

/**
 * Call `then` once the points of a round no longer lie over the board. Returns a function that ends the wait, or what
 * `then` began.
 */
function uncovered(board: Element, then: () => () => void): () => void {
  let end = () => {
    waits = false
    observer.disconnect()
  }
  let waits = true
  const look = () => {
    if (!waits || board.querySelector('[data-round-over]') !== null) return
    waits = false
    observer.disconnect()
    end = then()
  }
  const observer = new MutationObserver(look)
  observer.observe(board, { childList: true, subtree: true })
  // The panel comes with the step.
  void tick().then(() => untrack(look))
  return () => end()
}
