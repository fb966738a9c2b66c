/** The sounds of new steps. */

import type { GameSounds } from '../../games/sounds'
import type { Step } from '../../wire/protocol'

/** If several steps arrive at once, as after a lost connection, only the newest sound. */
const NEWEST = 2

/**
 * Return the sounds of the steps after the first `known` ones. With none known, play the deal only if nothing else has
 * happened.
 */
export function heardIn(steps: readonly Pick<Step, 'events'>[], known: number, sounds: GameSounds): readonly string[] {
  if (known <= 0) return steps.length === 1 ? [sounds.deal] : []
  return steps
    .slice(known)
    .slice(-NEWEST)
    .flatMap(({ events }) => events.flatMap(sounds.heard))
}
