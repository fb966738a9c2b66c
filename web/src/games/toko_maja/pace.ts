/** The length of this game. */

import type { Pace } from '../part'

export const pace: Pace = { minutes: [30, 30], brief: { options: { rounds: 1 }, minutes: [10, 10] } }
