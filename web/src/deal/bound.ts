/** Binding this browser for a deal that it asks for. */

import { reached } from '../wire/declined'

/** The hash of this browser's number for a deal. Rejects with a `Declined` if what makes it cannot be loaded. */
export async function bound(): Promise<string> {
  const { bind } = await reached(import('./mixing'))
  return bind()
}
