/** What this person hears: short sounds made in the browser. Nothing is loaded or made until one is wanted. */

import { settings } from '../settings/settings.svelte'
import type { Sound } from './common'
import type { Recipes } from './recipe'

/** `watching` has a setting of its own, off by default; and no browser lets a page be heard before it has been touched. */
export const audible = (watching: boolean): boolean =>
  (watching ? settings.soundWatching : settings.sound) && navigator.userActivation?.hasBeenActive

/** Plays a sound that every table has, in `after` seconds. */
export function play(sound: Sound, watching = false, after = 0): void {
  if (audible(watching)) withPlayer(({ COMMON, play }) => play(COMMON, [sound], settings.volume, after))
}

/** Plays sounds of a game, one after the other. */
export function hear(recipes: Recipes, names: readonly string[], watching: boolean): void {
  if (names.length > 0 && audible(watching)) withPlayer(({ play }) => play(recipes, names, settings.volume, 0))
}

/** Works a game's sounds out before they are wanted. */
export function prepare(recipes: Recipes): void {
  withPlayer(({ prepare }) => prepare(recipes))
}

/** Loads what plays. Without a connection there is no sound, which is no error that anybody is to be shown. */
function withPlayer(use: (player: typeof import('./player')) => void): void {
  import('./player').then(use, () => {})
}
