/** The length of each game, from its `pace.ts`. The home page needs all of them at once. */

import { folderOf } from '../wire/types'
import type { Pace } from './part'

const paces = import.meta.glob<Pace>('./*/pace.ts', { import: 'pace', eager: true })

/** Return the length of a match, or undefined if the game does not give one. */
export function paceOf(game: string): Pace | undefined {
  return paces[`./${folderOf(game)}/pace.ts`]
}

/** True if a match, or its shorter form, ends within this many minutes. A game without a length fits always. */
export function fitsInto(minutes: number, pace: Pace | undefined): boolean {
  return pace === undefined || Math.min(pace.minutes[1], pace.brief?.minutes[1] ?? Infinity) <= minutes
}
