/** A moment of a match as a link: `/t/ID#ply=N` opens the replay there. The part after `#` stays in the browser. */

import { beginning } from '../../wire/linking.svelte'

export function momentLink(table: string, ply: number): string {
  return `${beginning()}/t/${table}#ply=${ply}`
}

/** Return the ply in an address, or null. */
export function momentOf(hash: string): number | null {
  const found = /^#ply=(\d{1,6})$/.exec(hash)
  return found?.[1] === undefined ? null : Number(found[1])
}
