/** Measurements of the board before a step changes the page. The layout is still valid then, so they cost nothing. */

type Look = () => void

const looks = new Set<Look>()

/** Call `look` before every step that a page is about to show. Returns a function that stops this. */
export function beforeSteps(look: Look): () => void {
  looks.add(look)
  return () => looks.delete(look)
}

/** Announce that a step is about to be shown and the page has not changed yet. */
export function stepComes(): void {
  for (const look of looks) look()
}
