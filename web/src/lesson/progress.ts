/** The learner's progress in this browser's lessons. */

import { keepNames, keptNames } from '../frame/kept'

const STEPS = 'tablee.lessons'

const stepsKept = () => new Map(keptNames(STEPS).map((kept) => kept.split(' ', 2) as [string, string]))

/** Return the key of the learner's last step in this game's lesson, or undefined. */
export function stepKept(game: string): string | undefined {
  return stepsKept().get(game)
}

/** Store the learner's step in this game's lesson; null deletes it. */
export function keepStep(game: string, step: string | null): void {
  const steps = stepsKept()
  steps.delete(game)
  if (step !== null) steps.set(game, step)
  keepNames(
    STEPS,
    [...steps].map((kept) => kept.join(' ')),
  )
}
