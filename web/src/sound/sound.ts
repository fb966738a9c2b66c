/** The sounds for this user: short, and made in the browser. Nothing is loaded or rendered before the first sound. */

import { settings } from '../settings/settings.svelte'
import type { Sound } from './common'
import type { Recipes } from './recipe'

/**
 * True if a sound may play. Spectating has a setting of its own, off by default. Browsers block sounds until the user
 * touches the page.
 */
export const audible = (watching: boolean): boolean =>
  (watching ? settings.soundWatching : settings.sound) && navigator.userActivation?.hasBeenActive

/** Play a sound that every table has, in `after` seconds. */
export function play(sound: Sound, watching = false, after = 0): void {
  if (audible(watching)) withPlayer(({ COMMON, play }) => play(COMMON, [sound], settings.volume, after))
}

/** Play sounds of a game, one after the other. */
export function hear(recipes: Recipes, names: readonly string[], watching: boolean): void {
  if (names.length > 0 && audible(watching)) withPlayer(({ play }) => play(recipes, names, settings.volume, 0))
}

/** Render a game's sounds in advance. */
export function prepare(recipes: Recipes): void {
  withPlayer(({ prepare }) => prepare(recipes))
}

/** Load the player. Without a connection there is no sound, and no error message. */
function withPlayer(use: (player: typeof import('./player')) => void): void {
  import('./player').then(use, () => {})
}
