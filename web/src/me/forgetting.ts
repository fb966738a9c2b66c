/** What this browser keeps of a guest goes when they are deleted; its settings and what it has shown once stay. */

import { forgetDeals } from '../deal/mixing'
import { forgetSteps } from '../lesson/progress'
import { forget as forgetRecord } from '../mine/kept'
import { forgetNotices } from '../notify/push'

/** Deletes the record, the deals and the lessons of the guest who was deleted, and ends notices to this browser. */
export async function forgetHere(): Promise<void> {
  forgetRecord()
  forgetDeals()
  forgetSteps()
  // The server has forgotten the address: a browser that keeps its subscription does no harm.
  await forgetNotices().catch(() => {})
}
