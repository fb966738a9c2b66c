/** What a game calls who sits somewhere, such as a colour. */

import { idOf, t, words } from '../../words/words.svelte'

/** The role of a seat; null where the game has none. */
export function roleOf(game: string, seat: number): string | null {
  const id = idOf(game, 'seat', seat)
  return words.has(id) ? t(id) : null
}
