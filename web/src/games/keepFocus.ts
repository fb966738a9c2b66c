/** Taps on a board do not take the focus. */

const WRITTEN_IN = 'input, textarea, select, label'

/**
 * Keep the focus in place when a finger taps on `board`, because touch users do not see it. A step that removes the
 * focused element would make the browser lay out the page twice. A text field loses the focus as usual, so that the
 * on-screen keyboard closes.
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
