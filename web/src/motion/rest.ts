/** Waiting until a board is painted, and until it has come to rest. */

/** What lasts longer than this is not waited for, in milliseconds. */
const LONGEST = 1500

/** A slow phone takes less than this to draw a frame, in milliseconds. */
const FRAME_MS = 300

/** Resolves once nothing inside `root` moves any more that was set going by what has just been drawn. What beats without end is not waited for. */
export async function atRest(root: Element): Promise<void> {
  // What is drawn now starts its animations with the frame after the next at the latest (`Flights.svelte`).
  await frame()
  await frame()
  await frame()
  const moving = root
    .getAnimations({ subtree: true })
    .filter((animation) => animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity)
  const done = Promise.allSettled(moving.map((animation) => animation.finished))
  await Promise.race([done, new Promise((late) => setTimeout(late, LONGEST))])
}

/** Resolves in a task of its own once what has just changed is painted. */
export async function painted(): Promise<void> {
  await frame()
  await new Promise((later) => setTimeout(later))
}

/** The next frame; soon in any case, for a page that is hidden meanwhile is not drawn. */
function frame(): Promise<unknown> {
  if (document.hidden) return Promise.resolve()
  return new Promise((drawn) => {
    requestAnimationFrame(drawn)
    setTimeout(drawn, FRAME_MS)
  })
}
