/**
 * What this browser puts into deals: 32 bytes of its own, bound by their SHA-256 before anybody shows theirs. It keeps
 * them, and what it was shown when it showed them, so that the page of the proof can compare.
 */

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import type { Bound, Proof, TableInfo } from '../wire/protocol'

const KEY = 'tablee.deals'
/** Deals of so many matches are remembered. */
const KEPT = 60

interface Own {
  nonce: string
  commitment: string
  /** What the table had everybody bound to when this browser showed its own. */
  witnessed?: { server: string; bound: { seat: number; commitment: string }[] }
}

/** SHA-256 of bytes in hex, in hex. Not by `crypto.subtle`, which browsers refuse on plain http. */
export const digest = (hex: string) => bytesToHex(sha256(hexToBytes(hex)))

/** What is kept; read anew each time, for other tabs write too. */
function kept(): Own[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Own[]
  } catch {
    return []
  }
}

function keep(own: Own): void {
  const others = kept().filter(({ commitment }) => commitment !== own.commitment)
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, own].slice(-KEPT)))
  } catch {
    // Nothing can be kept here: then this browser takes no part, which the proof tells.
  }
}

/** A number of this browser's own, kept here: the fingerprint that binds it. */
export function bind(): string {
  const nonce = bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
  const commitment = digest(nonce)
  keep({ nonce, commitment })
  return commitment
}

/** The number that this fingerprint binds, if it is this browser's; it notes what the others are bound to by then. */
export function show(commitment: string, table: Pick<TableInfo, 'commitment' | 'bound'>): string | null {
  const own = kept().find((one) => one.commitment === commitment)
  if (own === undefined) return null
  // What was witnessed first counts: whoever is bound later could have known this number.
  const bound = table.bound.map((one: Bound) => ({ seat: one.seat, commitment: one.commitment }))
  if (own.witnessed === undefined) keep({ ...own, witnessed: { server: table.commitment, bound } })
  return own.nonce
}

export type Finding = 'good' | 'bad'

export interface Findings {
  /** The server's secret is the one whose fingerprint was shown at the start. */
  secret: Finding
  /** What each browser showed is what it was bound to, and the seed is made of all of it; null: it is the secret alone. */
  seed: Finding | null
  /** This browser's number is in it, and all others are bound as this browser saw it; null: it took no part. */
  own: Finding | null
}

/** What can be said of a deal that is no secret any more. */
export function findings(proof: Proof, own: readonly Own[] = kept()): Findings | null {
  if (proof.seed === null || proof.secret === null) return null
  const good = (is: boolean): Finding => (is ? 'good' : 'bad')
  const { shares, secret } = proof
  if (shares === null)
    return { secret: good(digest(secret) === proof.commitment && secret === proof.seed), seed: null, own: null }
  const shown = shares.flatMap(({ nonce }) => nonce ?? [])
  const mixed = digest([secret, ...shown].join(''))
  const fits = shares.every(({ nonce, commitment }) => nonce === null || digest(nonce) === commitment)
  const mine = own.find(({ commitment }) => shares.some((share) => share.commitment === commitment))
  const witnessed = mine?.witnessed
  const asSeen =
    witnessed !== undefined &&
    witnessed.server === proof.commitment &&
    shares.length === witnessed.bound.length &&
    shares.every((share) => witnessed.bound.some((one) => one.seat === share.seat && one.commitment === share.commitment))
  const counted = shares.some(({ nonce, commitment }) => commitment === mine?.commitment && nonce === mine.nonce)
  return {
    secret: good(digest(secret) === proof.commitment),
    seed: good(fits && mixed === proof.seed),
    own: witnessed === undefined ? null : good(asSeen && counted),
  }
}
