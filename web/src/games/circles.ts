/**
 * Circles of one radius around these points, as the `d` of one path. A table is full of cards, and each step draws some:
 * parts side by side that are painted alike are one element, so that a phone has fewer to make, lay out and paint.
 */
export function circles(radius: number, ...centres: readonly (readonly [x: number, y: number])[]): string {
  const half = `a${radius} ${radius} 0 1 0 `
  return centres.map(([x, y]) => `M${x - radius} ${y}${half}${2 * radius} 0${half}${-2 * radius} 0z`).join('')
}
