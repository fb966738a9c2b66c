/** Functions about teams. `sides` gives the side of each seat. */

/** True if at least one seat has a partner. */
export function inTeams(sides: readonly number[]): boolean {
  return new Set(sides).size < sides.length
}

/** Return the side of a seat if there are teams, else null: a player without a partner needs no sign. */
export function sideOf(sides: number[], seat: number): number | null {
  return inTeams(sides) ? (sides[seat] ?? null) : null
}

/** Return the seats on the side of `seat`, `seat` included. */
export function team(sides: number[], seat: number): number[] {
  return sides.flatMap((side, other) => (side === sides[seat] ? [other] : []))
}
