/** Signs in as an existing guest: the proof, the future of this browser's seats, and what prevents it. */

import { api, problemOf } from '../wire/api'
import { current } from '../guest/changing'
import type { Next } from '../wire/current'
import type { Claim, LinkInfo, Problem } from '../wire/protocol'
import { passkeyTrouble } from './passkeys'

export type Proof = Pick<Claim, 'token' | 'words' | 'passkey'>

export class Claiming {
  /** True if this browser has a guest whose seats may be merged. */
  known = $state(false)
  /** The choice about merging them; null before the choice. */
  join = $state<boolean | null>(null)
  /** The guest of the link, and the data that this browser would hand over. */
  link = $state.raw<LinkInfo | null>(null)
  busy = $state(false)
  claimed = $state(false)
  /** True if this browser can return to its previous guest; `returned`: true once it has. */
  returns = $state(false)
  returned = $state(false)
  problem = $state.raw<Problem | null>(null)
  /** The sentence about a passkey that failed. */
  trouble = $state<string | null>(null)
  /** The proof to send again, if both guests play in the same running match. */
  together = $state.raw<Proof | null>(null)
  ready = $derived(!this.busy && (!this.known || this.join !== null))

  constructor(token: string | null = null) {
    if (token !== null) void this.#openLink(token)
    else
      api.me().then(
        (me) => (this.known = me.name !== null),
        () => {},
      )
  }

  async #openLink(token: string): Promise<void> {
    try {
      this.link = await api.linkInfo(token)
      this.known = this.link.here !== null
    } catch (thrown) {
      this.problem = problemOf(thrown)
    }
  }

  /** The owner of this browser's record and settings afterwards. */
  get #next(): Next {
    return this.known && this.join !== true ? 'another' : 'same'
  }

  /** Send the proof. `giveUp`: give up the second seats in running matches. */
  async claim(proof: () => Proof | Promise<Proof>, giveUp = false): Promise<void> {
    this.busy = true
    this.problem = this.trouble = null
    let proved: Proof | null = null
    try {
      proved = await proof()
      const wish = { ...proved, join: this.known && this.join === true, give_up: giveUp }
      await current.change(() => api.claim(wish), this.#next)
      this.claimed = true
      this.returns = this.known
      this.together = null
    } catch (thrown) {
      this.trouble = passkeyTrouble(thrown)
      this.problem = this.trouble === null ? problemOf(thrown) : null
      this.together = this.problem?.code === 'merge.together' ? proved : null
    }
    this.busy = false
  }

  /** Undo the change: this browser gets its previous guest back. */
  async goBack(): Promise<void> {
    this.busy = true
    try {
      await current.change(() => api.goBack(), this.#next)
      this.returned = true
      this.problem = null
    } catch (thrown) {
      this.problem = problemOf(thrown)
    }
    this.busy = false
  }
}
