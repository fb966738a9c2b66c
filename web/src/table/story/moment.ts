/** A moment of a match as a link: `#ply=N` behind its page opens the replay there. It stays in the browser. */

import { beginning } from '../../wire/linking.svelte'

/** Return the link to a ply of the match whose page has this path. */
export function momentLink(path: string, ply: number): string {
  return `${beginning()}${path}#ply=${ply}`
}

/** Return the ply in an address, or null. */
export function momentOf(hash: string): number | null {
  const found = /^#ply=(\d{1,6})$/.exec(hash)
  return found?.[1] === undefined ? null : Number(found[1])
}
