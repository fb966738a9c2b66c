/** The animals of a step, for the log. */

import type { GameEvent } from '../../wire/types'
import { nameIn, namesIn } from '../names'
import type { Played } from '../part'
import Piece from './LogTile.svelte'
import type { TokanView } from './squares'

/** Return the animals that moved, the carried ones first, and the animal of the draft. */
export function pieces(events: readonly GameEvent[]): string[] {
  return events.flatMap((event) =>
    event.event === 'tokan.moved' || event.event === 'tokan.placed' ? [...namesIn(event.carried), ...nameIn(event.animal)] : [],
  )
}

export const played: Played<TokanView> = { pieces, Piece }
