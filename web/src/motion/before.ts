/** Measurements of the board before a step changes the page. The layout is still valid then, so they cost nothing. */

type Measure = () => void

const measures = new Set<Measure>()

/** Call `measure` before every step that a page is about to show. Returns a function that stops this. */
export function beforeSteps(measure: Measure): () => void {
  measures.add(measure)
  return () => measures.delete(measure)
}

/** Announce that a step is about to be shown and the page has not changed yet. */
export function stepComes(): void {
  for (const measure of measures) measure()
}
