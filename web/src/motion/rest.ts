/** Waits until a board is painted, and until its animations have ended. */

/** Animations longer than this are ignored, in milliseconds. */
const LONGEST = 1500

/** A slow phone draws a frame in less time than this, in milliseconds. */
const FRAME_MS = 300

/**
 * Resolves when all animations inside `root` that the last change started have ended. Endless animations are ignored.
 */
export async function atRest(root: Element): Promise<void> {
  // A change starts its animations within two frames (`Flights.svelte`).
  await frame()
  await frame()
  await frame()
  const done = Promise.allSettled(moving(root).map((animation) => animation.finished))
  await Promise.race([done, new Promise((late) => setTimeout(late, LONGEST))])
}

/** Return the animations that run inside `root`, without endless ones. */
export function moving(root: Element): Animation[] {
  return root
    .getAnimations({ subtree: true })
    .filter((animation) => animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity)
}

/** Resolves in a new task once the last change is painted. */
export async function painted(): Promise<void> {
  await frame()
  await new Promise((later) => setTimeout(later))
}

/** Resolves at the next frame, but soon in any case, because browsers do not draw a hidden page. */
function frame(): Promise<unknown> {
  if (document.hidden) return Promise.resolve()
  return new Promise((drawn) => {
    requestAnimationFrame(drawn)
    setTimeout(drawn, FRAME_MS)
  })
}
