/** What this browser keeps of a guest goes with them; settings and what concerns nobody stay (`stored`). */

import { forgetNotices } from '../notify/push'
import { stays } from './stored'

/** A push service that does not answer holds up nobody: the server has forgotten this browser's address. */
const UNSUBSCRIBING_MS = 3_000

/** Deletes what is kept, at once, and ends notices to this browser. */
export async function forgetHere(): Promise<void> {
  try {
    for (const key of Object.keys(localStorage)) if (!stays(key)) localStorage.removeItem(key)
    sessionStorage.clear()
  } catch {
    // Nothing is kept here.
  }
  const late = new Promise((resolve) => setTimeout(resolve, UNSUBSCRIBING_MS))
  await Promise.race([forgetNotices().catch(() => {}), late])
}
