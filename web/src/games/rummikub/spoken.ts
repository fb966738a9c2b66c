/** Tiles and sets in words. */

import { t } from '../../words/words.svelte'
import type { SetReport } from './report'
import { colourOf, HIDDEN, isJoker, numberOf } from './tiles'

/** Return a tile in words: "red 5", "joker". */
export function spoken(name: string): string {
  if (name === HIDDEN) return t('rummikub-say-hidden')
  return isJoker(name) ? t('rummikub-say-joker') : t('rummikub-say-tile', { colour: colourOf(name), number: numberOf(name) })
}

export const spokenAll = (names: readonly string[]) => names.map(spoken).join(', ')

/** Return in words what a joker stands for: a tile, or the number of a group. */
export const spokenRole = (role: string) => (/^\d/.test(role) ? role : spoken(role))

/** Return a set for screen readers: its kind, its tiles, and what is wrong with it if it is invalid. */
export function spokenSet(place: number, names: readonly string[], mark: SetReport | undefined): string {
  const tiles = spokenAll(names)
  if (mark === undefined) return t('rummikub-set-plain', { place, tiles })
  if (mark.kind !== null) return t('rummikub-set-good', { place, tiles, kind: mark.kind, points: mark.points })
  return t('rummikub-set-bad', { place, tiles })
}
