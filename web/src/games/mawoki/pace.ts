/** How long this game takes. */

import type { Pace } from '../pace'

export const pace: Pace = { minutes: [15, 15] }
