/** Unexpected errors: the page reports them, so that a failure is visible. */

import { Declined, FAULT } from '../wire/declined'
import type { Problem } from '../wire/protocol'

/**
 * Return the problem to show for an uncaught error, or null if there is nothing to show because no part of the page
 * waits for the result.
 */
export function faultOf(thrown: unknown): Problem | null {
  if (thrown instanceof Declined) return { code: thrown.code, params: thrown.params }
  // Cancelled requests are not errors, and errors of browser extensions are not ours.
  if (!(thrown instanceof Error) || thrown.name === 'AbortError' || /-extension:\/\//.test(thrown.stack ?? '')) return null
  return FAULT
}

class Faults {
  latest = $state.raw<Problem | null>(null)

  /** Notice every uncaught error from now on. `early`: called for an error before any page could report it. */
  watch(early: () => void): void {
    const notice = (thrown: unknown, wanted = true) => {
      const fault = faultOf(thrown)
      if (fault === null) return
      if (document.getElementById('main') === null) early()
      else if (wanted) this.latest = fault
    }
    addEventListener('error', (event) => notice(event.error))
    // Background requests repeat by themselves. Only requests that the user just started need a report.
    addEventListener('unhandledrejection', (event) => notice(event.reason, navigator.userActivation?.isActive ?? true))
  }
}

export const faults = new Faults()
