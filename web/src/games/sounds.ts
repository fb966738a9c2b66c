/** What a game sounds like: its own sounds, and which of them an event is heard as. */

import type { Recipe, Recipes } from '../sound/recipe'
import type { GameEvent } from '../wire/types'

export interface GameSounds {
  /** How each sound is made, by name. */
  made: Recipes
  /** What is heard as a match begins. */
  deal: string
  /** The sounds that one event is heard as, in order; none for most. */
  heard: (event: GameEvent) => readonly string[]
}

/** As a game writes it down: by kind of event the sounds, or what picks them. */
interface Written<Name extends string> {
  made: Record<Name, Recipe>
  deal: NoInfer<Name>
  heard: Record<string, readonly NoInfer<Name>[] | ((event: GameEvent) => readonly NoInfer<Name>[])>
}

export function heardBy<Name extends string>({ made, deal, heard }: Written<Name>): GameSounds {
  return {
    made,
    deal,
    heard(event) {
      const found = heard[event.event] ?? []
      return typeof found === 'function' ? found(event) : found
    },
  }
}
