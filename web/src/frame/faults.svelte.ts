/** What went wrong where nobody expected it: people are told, instead of seeing nothing happen. */

import { Declined, FAULT } from '../wire/declined'
import type { Problem } from '../wire/protocol'

/** What people are to be told of something that nobody caught; null: nothing, for no part of a page waits for it. */
export function faultOf(thrown: unknown): Problem | null {
  if (thrown instanceof Declined) return { code: thrown.code, params: thrown.params }
  // Something that was broken off was no longer wanted; and what other programs put into the page is their own affair.
  if (!(thrown instanceof Error) || thrown.name === 'AbortError' || /-extension:\/\//.test(thrown.stack ?? '')) return null
  return FAULT
}

class Faults {
  latest = $state.raw<Problem | null>(null)

  /** From now on notices whatever nobody catches; `early`: before there is a page that could say so. */
  watch(early: () => void): void {
    const notice = (thrown: unknown, wanted = true) => {
      const fault = faultOf(thrown)
      if (fault === null) return
      if (document.getElementById('main') === null) early()
      else if (wanted) this.latest = fault
    }
    addEventListener('error', (event) => notice(event.error))
    // What a page does by itself, it does again; what somebody has just pressed, they wait for.
    addEventListener('unhandledrejection', (event) => notice(event.reason, navigator.userActivation?.isActive ?? true))
  }
}

export const faults = new Faults()
