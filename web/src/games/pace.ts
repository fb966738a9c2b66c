/** How long the games take, which each says in its `pace.ts`: the home page needs it of all of them at once. */

import { folderOf } from '../wire/types'
import type { Pace } from './part'

const paces = import.meta.glob<Pace>('./*/pace.ts', { import: 'pace', eager: true })

/** How long a match takes; undefined where the game does not say. */
export function paceOf(game: string): Pace | undefined {
  return paces[`./${folderOf(game)}/pace.ts`]
}

/** Whether a match, or the shorter one, is over within so many minutes; what a game does not say does not keep it away. */
export function fitsInto(minutes: number, pace: Pace | undefined): boolean {
  return pace === undefined || Math.min(pace.minutes[1], pace.brief?.minutes[1] ?? Infinity) <= minutes
}
