/** The cards, triples and tokens of a step, for the log. */

import type { GameEvent } from '../../wire/types'
import { nameIn, namesIn } from '../names'
import type { Played } from '../part'
import Piece, { TOKEN } from './Piece.svelte'
import type { TokoMajaView } from './view'

/** Return the cards that moved, and `TOKEN` with the value of each token. */
export function pieces(events: readonly GameEvent[]): string[] {
  return events.flatMap((event) => {
    switch (event.event) {
      case 'toko-maja.drew':
        return namesIn(event.cards)
      case 'toko-maja.took':
      case 'toko-maja.discarded':
        return nameIn(event.card)
      case 'toko-maja.laid':
      case 'toko-maja.table_triple':
        return nameIn(event.triple).flatMap((triple) => [...triple])
      case 'toko-maja.token_taken':
      case 'toko-maja.token_moved':
        return nameIn(event.token).map((token) => TOKEN + token)
      default:
        return []
    }
  })
}

export const played: Played<TokoMajaView> = { pieces, Piece }
