/** The focus of whoever plays by keyboard: it is let go where a move was made, and given back where the next thing is to be done. */

import { untrack } from 'svelte'
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
 * Lets go of the focus before a step is drawn if something has it that matches `spent`: it made that move, and leaves
 * the page in most cases. Once a part of the step is drawn, taking the focus away has a browser lay out all of the page
 * to find the styles that depend on its containers, and then it does so again for what is drawn after.
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
 * Calls `give` when there is something to do and a step has taken the focus away, or it was let go of (`spent`). It
 * waits until the step is seen: to give the focus has a browser lay out the whole page at once, which was two fifths of
 * the task that a step comes in.
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
