/**
 * A turn in preparation: the drawn card to keep, and the pile for the other one. Only a complete choice becomes a move.
 */

import { choicesOf } from './moves'
import type { TokoMajaView } from './view'

const PILES = [1, 2, 3]

/** The board's inputs and actions. */
interface Given {
  view: TokoMajaView
  legal: string[]
  play: (move: string) => void
}

export class Turn {
  /** The drawn card to keep, until the player chooses a pile for the other. */
  kept = $state<number | null>(null)
  /** The pile on which the discard would make the tops a triple, while the board asks what to do about it. */
  made = $state<number | null>(null)

  readonly #given: () => Given
  readonly choices = $derived.by(() => choicesOf(this.#given().legal))
  readonly acting = $derived.by(() => this.#given().legal.length > 0)
  /** The effect of a tap on a pile. */
  readonly verb = $derived.by((): 'take' | 'put' | null => {
    if (!this.acting) return null
    const { phase } = this.#given().view
    if (phase === 'take') return 'take'
    return phase === 'keep' && this.kept !== null ? 'put' : null
  })
  /** The piles that may be tapped. */
  readonly open = $derived.by(() =>
    this.verb === 'put' && this.kept !== null ? (this.choices.keeps.get(this.kept) ?? new Set<number>()) : this.choices.takes,
  )
  readonly sparkling = $derived.by(() => new Set(PILES.filter((pile) => this.makes(pile).length > 0)))

  constructor(given: () => Given) {
    this.#given = given
  }

  /** Return the piles for the kept card, if the other card on `pile` makes the tops a triple. */
  makes(pile: number, kept = this.kept): number[] {
    return kept === null ? [] : (this.choices.tables.get(`${1 - kept}>${pile}`) ?? [])
  }

  /** Drop the draft. */
  drop(): void {
    this.kept = null
    this.made = null
  }

  keep(index: number): void {
    const places = [...(this.choices.keeps.get(index) ?? [])]
    // If the other card can only go to one place, there is nothing more to ask.
    if (this.kept !== index && places.length === 1 && PILES.every((pile) => this.makes(pile, index).length === 0)) {
      this.#given().play(`k${index}>${places[0] as number}`)
      return
    }
    this.kept = this.kept === index ? null : index
    this.made = null
  }

  put(pile: number): void {
    if (this.kept === null) return
    if (this.makes(pile).length > 0) this.made = pile
    else this.#given().play(`k${this.kept}>${pile}`)
  }

  pile(at: number): void {
    if (this.verb === 'take') this.#given().play(`t${at}`)
    else if (this.verb === 'put') this.put(at)
  }

  /** Handle a dropped card: above a pile it is discarded there, and above the player's own area it is kept. */
  carry(index: number, over: Element | null): void {
    const onto = over?.closest<HTMLElement>('[data-pile]')?.dataset.pile
    if (onto !== undefined) {
      this.kept = 1 - index
      this.put(Number(onto))
    } else if (over?.closest('[data-hand]') && this.kept !== index) this.keep(index)
  }

  /** Return the tops with a card on `pile`. */
  topsWith(card: string, pile: number): string[] {
    return this.#given().view.discards.map((cards, at) => (at + 1 === pile ? card : (cards.at(-1) ?? '')))
  }
}
