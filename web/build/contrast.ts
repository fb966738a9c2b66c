/** The contrast of two colours by WCAG 2.2, for the tests. Colours are `#rgb` or `#rrggbb`. */

function luminance(hex: string): number {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit) : (hex.slice(1).match(/../g) ?? [])
  const [red, green, blue] = digits
    .map((pair) => parseInt(pair, 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Return the contrast, from 1 (the same colour) to 21 (black on white). */
export function contrastOf(one: string, other: string): number {
  const [low, high] = [one, other].map(luminance).sort((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}
