/** The deal of a match or a round that begins: every piece glides from one place of the board to its own. */

import { motionAllowed } from '../settings/settings.svelte'

/**
 * Selectors of the pieces that are dealt, in their order on the board, and of the place that they come from. `rounds`:
 * the events with which a later round is dealt.
 */
export interface Deal {
  pieces: string
  /** The middle of the board if nothing matches. */
  from: string
  rounds?: string[]
}

/** All pieces have arrived after this time, in milliseconds. */
export const LONGEST = 800
/** The time of one piece. */
const GLIDE = 380
/** On a board with more pieces, the rest lies there from the beginning. */
const MOST = 60
const ACTS = ['keydown', 'pointerdown', 'wheel'] as const

/**
 * Animate the deal on a board that is already complete. Only translations move the pieces, so nothing else on the page
 * changes its place. Any key, touch or turn of the wheel ends the deal. Returns a function that ends it too.
 */
export function deal(root: Element, { pieces, from }: Deal): () => void {
  if (!motionAllowed() || document.hidden) return () => {}
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const start = middle(root.querySelector(from) ?? root)
  // Measure everything before the first animation, so that the browser lays out the page once.
  const moves = [...root.querySelectorAll(pieces)].slice(0, MOST).map((piece) => ({ piece, at: middle(piece) }))
  const apart = (LONGEST - GLIDE) / Math.max(1, moves.length - 1)
  const animations = moves.map(({ piece, at }, index) =>
    piece.animate([{ translate: `${start.x - at.x}px ${start.y - at.y}px` }, { translate: '0 0' }], {
      delay: index * apart,
      duration: GLIDE,
      easing: 'cubic-bezier(0.25, 0.7, 0.3, 1)',
      fill: 'backwards',
    }),
  )
  const end = () => {
    for (const animation of animations) animation.cancel()
    for (const act of ACTS) removeEventListener(act, end, { capture: true })
  }
  for (const act of ACTS) addEventListener(act, end, { capture: true, passive: true })
  Promise.all(animations.map((animation) => animation.finished)).then(end, () => {})
  return end
}
