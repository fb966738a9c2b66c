/** Help at a table, as agreed when the table is opened. */

import { USUAL_TERMS, type Help, type Terms } from '../wire/protocol'

/** The help allowed in matches that count: none. */
export const NO_HELP: Required<Help> = { hints: false, look_back: false, take_back: false }

/** Return the agreed help; help that is not mentioned is allowed. */
export const helpOf = (terms: Terms | undefined): Required<Help> => ({ ...USUAL_TERMS.help, ...terms?.help })

/**
 * Return the terms after the match becomes one that counts or no longer does. In the second case all help is allowed
 * again.
 */
export const counting = (terms: Terms, counts: boolean): Terms =>
  counts ? { ...terms, counts, help: { ...NO_HELP }, fill: 0 } : { ...terms, counts, help: { ...USUAL_TERMS.help } }

/** True if a match with these seats can count: people only, each with a screen of their own. */
export const mayCount = (seats: readonly { kind: string }[]): boolean =>
  seats.every(({ kind }) => kind === 'me' || kind === 'friend' || kind === 'guest' || kind === 'free')
