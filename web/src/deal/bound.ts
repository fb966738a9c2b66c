/** Creates this browser's commitment to a deal that it requests. */

import { reached } from '../wire/declined'

/**
 * Return the hash of this browser's number for a deal. Rejects with a `Declined` if the hashing module cannot be
 * loaded.
 */
export async function bound(): Promise<string> {
  const { bind } = await reached(import('./mixing'))
  return bind()
}
