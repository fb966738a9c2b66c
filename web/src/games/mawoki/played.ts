/** The cards of a step, for the log. */

import type { GameEvent } from '../../wire/types'
import type { Played } from '../part'
import Piece from './Piece.svelte'
import { deedsIn } from './news'
import type { MawokiView } from './view'

/** Return the cards that were laid, drawn and taken. */
export function pieces(events: readonly GameEvent[]): string[] {
  return deedsIn([...events]).flatMap(([, deed]) => ('card' in deed ? [deed.card] : []))
}

export const played: Played<MawokiView> = { pieces, Piece }
