/** Pressing a button that asks the server for something. */

import { problemOf } from '../wire/api'
import type { Problem } from '../wire/protocol'

export class Press {
  /** The request is on its way: pressing again sends nothing. */
  busy = $state(false)
  /** Why the last request was refused. */
  problem = $state.raw<Problem | null>(null)

  /** Sends the request unless one is on its way. Returns whether it was sent and granted. */
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
