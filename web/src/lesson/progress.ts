/** How far this browser's lessons have come. */

import { keepNames, keptNames } from '../frame/kept'

const STEPS = 'tablee.lessons'

const stepsKept = () => new Map(keptNames(STEPS).map((kept) => kept.split(' ', 2) as [string, string]))

/** The key of the step of this game's lesson that somebody was at; undefined: at none. */
export function stepKept(game: string): string | undefined {
  return stepsKept().get(game)
}

/** Keeps where somebody is in the lesson of this game; null: nowhere any more. */
export function keepStep(game: string, step: string | null): void {
  const steps = stepsKept()
  steps.delete(game)
  if (step !== null) steps.set(game, step)
  keepNames(
    STEPS,
    [...steps].map((kept) => kept.join(' ')),
  )
}
