/** How long this game takes. */

import type { Pace } from '../part'

export const pace: Pace = { minutes: [10, 20] }
