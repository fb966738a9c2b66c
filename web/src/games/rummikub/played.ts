/** The tiles of a step, for the log. */

import type { GameEvent } from '../../wire/types'
import { nameIn, namesIn } from '../names'
import type { Played } from '../part'
import Piece from './LogTile.svelte'
import type { RummikubView } from './view'

/** Return the tiles that were laid, drawn and discarded; those of others are hidden. */
export function pieces(events: readonly GameEvent[]): string[] {
  return events.flatMap((event) => {
    switch (event.event) {
      case 'rummikub.laid':
        return namesIn(event.tiles)
      case 'rummikub.drew':
      case 'rummikub.discarded':
        return nameIn(event.tile)
      default:
        return []
    }
  })
}

export const played: Played<RummikubView> = { pieces, Piece }
