/**
 * Return circles of one radius around these points, as the `d` of one path. A table has many cards, and each step draws
 * some. Adjacent parts with the same paint are one element, so that a phone creates, lays out and paints fewer.
 */
export function circles(radius: number, ...centres: readonly (readonly [x: number, y: number])[]): string {
  const half = `a${radius} ${radius} 0 1 0 `
  return centres.map(([x, y]) => `M${x - radius} ${y}${half}${2 * radius} 0${half}${-2 * radius} 0z`).join('')
}
