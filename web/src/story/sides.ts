/** Who plays together: `sides` says of each seat which side it plays for. */

/** Whether anybody has a partner. */
export function inTeams(sides: readonly number[]): boolean {
  return new Set(sides).size < sides.length
}

/** The side of a seat where there are teams, else null: somebody who plays alone needs no sign. */
export function sideOf(sides: number[], seat: number): number | null {
  return inTeams(sides) ? (sides[seat] ?? null) : null
}

/** The seats that play for the same side as `seat`, itself included. */
export function team(sides: number[], seat: number): number[] {
  return sides.flatMap((side, other) => (side === sides[seat] ? [other] : []))
}
