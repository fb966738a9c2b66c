/** The focus of whoever plays by keyboard: it is given back where the next thing is to be done. */

import { painted } from '../motion/rest'

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
 * makes moves and nothing else, and a move was made with it. It waits until the step is seen: to give the focus has a
 * browser lay out the whole page at once, which was two fifths of the task that a step comes in.
 */
export function focusBack(given: () => Given, spent: string, give: () => void): void {
  let before: number | null = null
  let stepped = false
  let waiting = false
  $effect(() => {
    const { ply, legal, byKeyboard } = given()
    const another = before !== null && ply !== before
    before = ply
    if (!byKeyboard || legal.length === 0) return
    stepped ||= another
    if (waiting) return
    waiting = true
    void painted().then(() => {
      const now = given()
      const wanted = lost() || (stepped && document.activeElement?.matches(spent) === true)
      waiting = stepped = false
      if (wanted && now.byKeyboard && now.legal.length > 0) give()
    })
  })
}
