/** Whoever is faster than an animation ends it by acting: the same for every board that moves by style sheet. */

const ACTS = ['keydown', 'pointerdown', 'wheel'] as const

/** An attachment: any key, touch or turn of the wheel finishes what still moves inside `root`. What beats without end goes on. */
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
