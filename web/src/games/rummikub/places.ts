/** The places of the tiles on a rack while its player lays some of them. */

/**
 * Return the tiles of a rack with null for each empty place. `home`: the ids of the tiles when none was laid yet. A tile
 * keeps its place until the player moves tiles on the rack; then all empty places are at the end. There are
 * at least `least` places.
 */
export function placesOf<P extends { id: string }>(pieces: readonly P[], home: readonly string[], least: number): (P | null)[] {
  const filled = (places: (P | null)[]) => [...places, ...Array<null>(Math.max(0, least - places.length)).fill(null)]
  const held = new Map(pieces.map((piece) => [piece.id, piece]))
  const kept = home.flatMap((id) => held.get(id) ?? [])
  if (kept.length === pieces.length && kept.every((piece, at) => piece === pieces[at]))
    return filled(home.map((id) => held.get(id) ?? null))
  return filled([...pieces])
}
