/** Deletes this browser's data about a guest when the guest goes. Settings and impersonal data stay (`stored`). */

import { forgetNotices } from '../notify/push'
import { stays } from './stored'

/** Wait no longer than this for a push service: the server has already forgotten this browser's address. */
const UNSUBSCRIBING_MS = 3_000

/** Delete the guest's data at once, and end the notifications to this browser. */
export async function forgetHere(): Promise<void> {
  try {
    for (const key of Object.keys(localStorage)) if (!stays(key)) localStorage.removeItem(key)
    sessionStorage.clear()
  } catch {
    // This browser stores nothing.
  }
  const late = new Promise((resolve) => setTimeout(resolve, UNSUBSCRIBING_MS))
  await Promise.race([forgetNotices().catch(() => {}), late])
}
