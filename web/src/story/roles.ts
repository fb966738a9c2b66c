/** The special features of a seat: its role in the game, such as a colour, or its side. */

import { idOf, t, words } from '../words/words.svelte'
import { inTeams } from './sides'

/** Return the game's name for a seat, or null if the game has none. */
export function roleOf(game: string, seat: number): string | null {
  const id = idOf(game, 'seat', seat)
  return words.has(id) ? t(id) : null
}

/** Return the role of a seat, else its side if there are teams, else null. */
export function roleAt(game: string, seat: number, sides: readonly number[]): string | null {
  return roleOf(game, seat) ?? (inTeams(sides) ? t('side', { side: sides[seat] ?? 0 }) : null)
}
