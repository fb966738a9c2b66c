/** The time in which the items of a list glide to their new places after one came or went. */

import { motionAllowed } from '../settings/settings.svelte'

const GLIDE_MS = 220

/** Return the duration of a glide in milliseconds; 0 if the person wants no motion. */
export const glideMs = (): number => (motionAllowed() ? GLIDE_MS : 0)
