/** Help at a table, as it is agreed when the table is opened. */

import type { Help, Terms } from '../../protocol'

export const HELPS = ['hints', 'look_back', 'take_back'] as const

export const ALL_HELP: Required<Help> = { hints: true, look_back: true, take_back: true }

/** What matches that count are played with. */
export const NO_HELP: Required<Help> = { hints: false, look_back: false, take_back: false }

/** What was agreed; help that nothing was said of is there. */
export const helpOf = (terms: Terms | undefined): Required<Help> => ({ ...ALL_HELP, ...terms?.help })
