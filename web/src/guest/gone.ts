/** Whether this browser is nobody any more. */

import { api } from '../wire/api'

/** Where another tab has this browser become another guest, the cookie of before ends a moment before the new one comes. */
export const CHANGING_MS = 2_000

/** Asks the server, after a moment. Rejects where no answer comes. */
export async function isGone(): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, CHANGING_MS))
  return (await api.me()).name === null
}
