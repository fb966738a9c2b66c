/**
 * This browser's contribution to deals: 32 random bytes, committed by their SHA-256 before any browser reveals its
 * number. The browser stores its numbers, and the other commitments as the server showed them at the reveal, so that
 * the proof page can compare.
 */

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import type { Bound, Proof, TableInfo } from '../wire/protocol'

const KEY = 'tablee.deals'
/** The number of deals to remember. */
const KEPT = 60

interface Own {
  nonce: string
  commitment: string
  /** All commitments that the table showed when this browser revealed its number. */
  witnessed?: { server: string; bound: { seat: number; commitment: string }[] }
}

/** Return the SHA-256 of bytes, both as hex. Browsers refuse `crypto.subtle` on plain http. */
export const digest = (hex: string) => bytesToHex(sha256(hexToBytes(hex)))

/** Read the stored numbers. Other tabs write too, so the code reads them each time. */
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
    // This browser stores nothing, so it takes no part. The proof page says so.
  }
}

/** Store a new number of this browser and return the fingerprint that commits to it. */
export function bind(): string {
  const nonce = bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
  const commitment = digest(nonce)
  keep({ nonce, commitment })
  return commitment
}

/**
 * Return the number behind this fingerprint if it is this browser's, and store the other commitments as they are now.
 */
export function show(commitment: string, table: Pick<TableInfo, 'commitment' | 'bound'>): string | null {
  const own = kept().find((one) => one.commitment === commitment)
  if (own === undefined) return null
  // The first observation counts: a browser that commits later could know this number.
  const bound = table.bound.map((one: Bound) => ({ seat: one.seat, commitment: one.commitment }))
  if (own.witnessed === undefined) keep({ ...own, witnessed: { server: table.commitment, bound } })
  return own.nonce
}

export type Finding = 'good' | 'bad'

export interface Findings {
  /** True if the server's secret matches the fingerprint shown at the start. */
  secret: Finding
  /**
   * True if each browser revealed the number it committed to and the seed is mixed from all of them. Null if the seed
   * is the secret alone.
   */
  seed: Finding | null
  /**
   * True if the seed contains this browser's number and all other commitments match what this browser saw. Null if it
   * took no part.
   */
  own: Finding | null
}

/** Check a deal whose seed is public. Return null before that. */
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
