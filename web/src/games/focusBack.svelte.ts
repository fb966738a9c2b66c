/** The focus of whoever plays by keyboard: it is given back where the next thing is to be done. */

import { tick } from 'svelte'

interface Given {
  ply: number
  /** A new list whenever what may be done is told again. */
  legal: string[]
  byKeyboard: boolean
}

/** Whether nothing has the focus, or something that can no longer be pressed and is about to lose it. */
function lost(): boolean {
  const focused = document.activeElement
  return focused === null || focused === document.body || focused.matches(':disabled, [inert] *')
}

/**
 * Calls `give` when there is something to do and a step has taken the focus away, also from what matches `spent`: it
 * makes moves and nothing else, and a move was made with it.
 */
export function focusBack(given: () => Given, spent: string, give: () => void): void {
  let before: number | null = null
  $effect(() => {
    const { ply, legal, byKeyboard } = given()
    const stepped = before !== null && ply !== before
    before = ply
    if (!byKeyboard || legal.length === 0) return
    // What a step ends is gone from the page only then.
    void tick().then(() => {
      if (lost() || (stepped && document.activeElement?.matches(spent))) give()
    })
  })
}
