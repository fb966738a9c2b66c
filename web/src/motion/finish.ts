/** Ends animations early if the user acts. It works for every board that animates in CSS. */

const ACTS = ['keydown', 'pointerdown', 'wheel'] as const

/**
 * An attachment: any key, touch or turn of the wheel finishes the running animations inside `root`, except endless
 * ones.
 */
export function finishAnimations(root: Element): () => void {
  const finish = () => {
    for (const animation of root.getAnimations({ subtree: true })) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
    }
  }
  for (const act of ACTS) window.addEventListener(act, finish, { capture: true, passive: true })
  return () => {
    for (const act of ACTS) window.removeEventListener(act, finish, { capture: true })
  }
}
