/** What new steps of a match sound like. */

import type { GameSounds } from '../../games/sounds'
import type { Step } from '../../wire/protocol'

/** Of steps that come all at once, as after a lost connection, only the newest are heard. */
const NEWEST = 2

/** Where `known` steps were heard already; with none, the match begins only as long as nothing but the deal has been. */
export function heardIn(steps: readonly Pick<Step, 'events'>[], known: number, sounds: GameSounds): readonly string[] {
  if (known <= 0) return steps.length === 1 ? [sounds.deal] : []
  return steps
    .slice(known)
    .slice(-NEWEST)
    .flatMap(({ events }) => events.flatMap(sounds.heard))
}
