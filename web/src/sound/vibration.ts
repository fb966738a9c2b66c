/** Vibrations instead of sounds, on devices that support them, for users who want them. */

import { settings } from '../settings/settings.svelte'

/** Milliseconds: on, and for a refusal off and on again. */
const PATTERNS = { turn: [60], refused: [25, 60, 25] }

/** True if this browser supports vibration. */
export const canVibrate = (): boolean => 'vibrate' in navigator

export function vibrate(what: keyof typeof PATTERNS): void {
  if (settings.vibration && canVibrate() && document.visibilityState === 'visible') navigator.vibrate(PATTERNS[what])
}
