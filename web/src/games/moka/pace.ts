/** The length of this game. */

import type { Pace } from '../part'

export const pace: Pace = { minutes: [45, 45] }
