/** Help at a table, as it is agreed when the table is opened. */

import { USUAL_TERMS, type Help, type Terms } from '../../protocol'

/** What matches that count are played with. */
export const NO_HELP: Required<Help> = { hints: false, look_back: false, take_back: false }

/** What was agreed; help that nothing was said of is there. */
export const helpOf = (terms: Terms | undefined): Required<Help> => ({ ...USUAL_TERMS.help, ...terms?.help })
