/** Looking at the board before a step changes anything on the page: then it is laid out already, and looking costs nothing. */

type Look = () => void

const looks = new Set<Look>()

/** Calls `look` before every step that a page is about to show, until what is given back is called. */
export function beforeSteps(look: Look): () => void {
  looks.add(look)
  return () => looks.delete(look)
}

/** Another step is about to be shown, and nothing on the page has changed yet. */
export function stepComes(): void {
  for (const look of looks) look()
}
