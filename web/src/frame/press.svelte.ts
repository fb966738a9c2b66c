/** A button that sends a request to the server. */

import { problemOf } from '../wire/api'
import type { Problem } from '../wire/protocol'

export class Press {
  /** True while the request is on its way. Another press sends nothing. */
  busy = $state(false)
  /** The reason for the refusal of the last request. */
  problem = $state.raw<Problem | null>(null)

  /** Send the request unless one is on its way. Returns true if it was sent and granted. */
  async send(request: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.problem = null
    try {
      await request()
    } catch (thrown) {
      this.problem = problemOf(thrown)
    }
    this.busy = false
    return this.problem === null
  }
}
