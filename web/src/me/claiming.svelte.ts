/** Signing in as an existing guest: the proof, what becomes of this browser's seats, and what prevents it. */

import { api, problemOf } from '../api'
import type { Claim, Problem } from '../protocol'
import { passkeyTrouble } from './passkeys'

export type Proof = Pick<Claim, 'token' | 'words' | 'passkey'>

export class Claiming {
  /** Whether this browser has an identity whose seats may come along. */
  known = $state(false)
  join = $state(true)
  busy = $state(false)
  claimed = $state(false)
  problem = $state.raw<Problem | null>(null)
  /** The sentence about a passkey that was not shown. */
  trouble = $state<string | null>(null)
  /** The proof, if both play in the same running match: it can be sent again. */
  together = $state.raw<Proof | null>(null)

  constructor() {
    api.me().then(
      (me) => (this.known = me.name !== null),
      () => {},
    )
  }

  /** Sends the proof; `giveUp`: the second seats in running matches are given up. */
  async claim(proof: () => Proof | Promise<Proof>, giveUp = false): Promise<void> {
    this.busy = true
    this.problem = this.trouble = null
    let proved: Proof | null = null
    try {
      proved = await proof()
      await api.claim({ ...proved, join: this.known && this.join, give_up: giveUp })
      this.claimed = true
      this.together = null
    } catch (thrown) {
      this.trouble = passkeyTrouble(thrown)
      this.problem = this.trouble === null ? problemOf(thrown) : null
      this.together = this.problem?.code === 'merge.together' ? proved : null
    }
    this.busy = false
  }
}
