/** The clocks on offer. */

import { VACATION_DAYS, type Terms } from '../wire/protocol'

export type Clock = NonNullable<Terms['clock']>

const FIVE_MINUTES: Clock = { kind: 'bank', bank: 300, increment: 10 }
const daysEach = (days: number): Clock => ({ kind: 'days', days, vacation: VACATION_DAYS, night: null })

/** For a new table. */
export const CLOCKS: Clock[] = [
  FIVE_MINUTES,
  { kind: 'bank', bank: 900, increment: 15 },
  { kind: 'move', move: 60, bank: 300 },
  ...[1, 2, 3, 7].map(daysEach),
]

/** For quick matches; few, so that players find each other. */
export const QUICK_CLOCKS: (Clock | null)[] = [null, FIVE_MINUTES, daysEach(2)]
