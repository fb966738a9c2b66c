/** The cards of a step, for the log. */

import type { GameEvent } from '../../../wire/types'
import { nameIn, namesIn } from '../../names'

/** Return the letters, holes and specials that moved or were seen. */
export function pieces(events: readonly GameEvent[]): string[] {
  return events.flatMap((event) => {
    switch (event.event) {
      case 'moka.flipped':
      case 'moka.drew':
      case 'moka.kept':
      case 'moka.stole':
        return nameIn(event.card)
      case 'moka.drew_two':
      case 'moka.word':
      case 'moka.flushed':
        return namesIn(event.cards)
      case 'moka.swapped':
        return [...nameIn(event.given), ...nameIn(event.got)]
      case 'moka.played':
      case 'moka.used':
        return nameIn(event.special)
      default:
        return []
    }
  })
}
