/** The focus of keyboard players: released when a move is made, and returned to the next thing to do. */

import { untrack } from 'svelte'
import { painted } from '../motion/rest'

interface Given {
  ply: number
  /** A new list after every message about the legal moves. */
  legal: string[]
  byKeyboard: boolean
}

/** True if nothing has the focus, or a disabled element that is about to lose it. */
function lost(): boolean {
  const focused = document.activeElement
  return focused === null || focused === document.body || focused.matches(':disabled, [inert] *')
}

/**
 * Release the focus before a step is drawn, if an element that matches `spent` has it. That element made the move and
 * usually leaves the page. If it leaves in the middle of the step, the browser lays out the whole page twice. The
 * first time is for the styles that depend on containers, the second for the rest of the step.
 */
export function letGo(given: () => Pick<Given, 'ply' | 'byKeyboard'>, spent: string): void {
  let before: number | null = null
  $effect.pre(() => {
    const { ply, byKeyboard } = given()
    const another = before !== null && ply !== before
    before = ply
    const focused = document.activeElement
    if (another && byKeyboard && focused instanceof HTMLElement && focused.matches(spent)) untrack(() => focused.blur())
  })
}

/**
 * Call `give` when there is something to do and a step has taken the focus away, or `letGo` released it (`spent`). It
 * waits until the step is painted. To set the focus makes the browser lay out the page at once, which took two fifths
 * of the time of a step.
 */
export function focusBack(given: () => Given, spent: string, give: () => void): void {
  letGo(given, spent)
  let waiting = false
  $effect(() => {
    const { byKeyboard, legal } = given()
    if (!byKeyboard || legal.length === 0 || waiting) return
    waiting = true
    void painted().then(() => {
      waiting = false
      const now = given()
      if (lost() && now.byKeyboard && now.legal.length > 0) give()
    })
  })
}
