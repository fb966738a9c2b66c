/** Asks the server if this browser still has a guest. */

import { api } from '../wire/api'

/** If another tab changes the guest, the old cookie ends a moment before the new one arrives. */
export const CHANGING_MS = 2_000

/** Ask the server after a moment. Rejects if no answer comes. */
export async function isGone(): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, CHANGING_MS))
  return (await api.me()).name === null
}
