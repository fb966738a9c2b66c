/** What is felt instead of heard, on devices that can, by those who want it. */

import { settings } from '../settings/settings.svelte'

/** Milliseconds: on, and for a refusal off and on again. */
const PATTERNS = { turn: [60], refused: [25, 60, 25] }

/** Whether this browser has a way to it at all. */
export const canVibrate = (): boolean => 'vibrate' in navigator

export function vibrate(what: keyof typeof PATTERNS): void {
  if (settings.vibration && canVibrate() && document.visibilityState === 'visible') navigator.vibrate(PATTERNS[what])
}
