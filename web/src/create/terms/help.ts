/** Help at a table, as it is agreed when the table is opened. */

import { USUAL_TERMS, type Help, type Terms } from '../../protocol'

/** What matches that count are played with. */
export const NO_HELP: Required<Help> = { hints: false, look_back: false, take_back: false }

/** What was agreed; help that nothing was said of is there. */
export const helpOf = (terms: Terms | undefined): Required<Help> => ({ ...USUAL_TERMS.help, ...terms?.help })

/** What is agreed with it that the game counts, or that it does not after all: all help is there again then. */
export const counting = (terms: Terms, counts: boolean): Terms =>
  counts ? { ...terms, counts, help: { ...NO_HELP }, fill: 0 } : { ...terms, counts, help: { ...USUAL_TERMS.help } }

/** Whether a game can count in which these sit: people alone, each at a screen of their own. */
export const mayCount = (seats: readonly { kind: string }[]): boolean =>
  seats.every(({ kind }) => kind === 'me' || kind === 'friend' || kind === 'guest' || kind === 'free')
