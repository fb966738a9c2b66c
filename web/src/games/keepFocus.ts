/** What a finger taps on a board does not take the focus. */

const WRITTEN_IN = 'input, textarea, select, label'

/**
 * Keeps the focus where it is when a finger taps something on `board`: nobody who points sees it. But for a step that
 * takes away what has it, a browser lays out the page halfway through, and again to give it to something else. Whoever
 * was writing has finished: the keyboard on the screen goes away as ever.
 */
export function keepFocus(board: HTMLElement): () => void {
  let finger = false
  const pointed = (event: PointerEvent) => (finger = event.pointerType === 'touch')
  const pressed = (event: MouseEvent) => {
    const writes = [event.target, document.activeElement].some((at) => at instanceof Element && at.closest(WRITTEN_IN))
    if (finger && !writes) event.preventDefault()
  }
  board.addEventListener('pointerdown', pointed, { capture: true })
  board.addEventListener('mousedown', pressed)
  return () => {
    board.removeEventListener('pointerdown', pointed, { capture: true })
    board.removeEventListener('mousedown', pressed)
  }
}
