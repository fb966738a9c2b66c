/** The sounds of a game, and the sounds of each event. */

import type { Recipe, Recipes } from '../sound/recipe'
import type { GameEvent } from '../wire/types'

export interface GameSounds {
  /** The recipe of each sound, by name. */
  made: Recipes
  /** The sound at the start of a match. */
  deal: string
  /** Return the sounds of one event in order; empty for most events. */
  heard: (event: GameEvent) => readonly string[]
}

/** The form in a game's file: for each kind of event its sounds, or a function that selects them. */
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
