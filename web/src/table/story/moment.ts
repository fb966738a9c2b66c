/** A moment of a match as a link: `/t/ID#ply=N` opens standing there. What follows `#` stays in the browser. */

export function momentLink(table: string, ply: number): string {
  return `${location.origin}/t/${table}#ply=${ply}`
}

/** The ply that an address names, if it names one. */
export function momentOf(hash: string): number | null {
  const found = /^#ply=(\d{1,6})$/.exec(hash)
  return found?.[1] === undefined ? null : Number(found[1])
}
