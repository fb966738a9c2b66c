/** What is different about a seat: what the game calls who sits there, such as a colour, or a side. */

import { idOf, t, words } from '../words/words.svelte'
import { inTeams } from './sides'

/** What a game calls a seat; null where the game has none. */
export function roleOf(game: string, seat: number): string | null {
  const id = idOf(game, 'seat', seat)
  return words.has(id) ? t(id) : null
}

/** What is different about a seat, where that is something: its role, or whom one plays with there. */
export function roleAt(game: string, seat: number, sides: readonly number[]): string | null {
  return roleOf(game, seat) ?? (inTeams(sides) ? t('side', { side: sides[seat] ?? 0 }) : null)
}
