/** A turn in preparation: the word in the tray, and the targets of a special. Only a complete choice becomes a move. */

import { isHole, letterOf } from '../model/cards'
import type { Choices } from '../model/moves'
import { stillThere, type Piece } from '../model/spelling'
import { aimed, NOTHING, openTo, type Aim, type Pointed } from '../model/targets'

/** The board's inputs and actions. */
interface Given {
  /** The viewer's letters. */
  row: string[]
  choices: Choices
  play: (move: string) => void
}

export class Turn {
  /** The word being made. */
  pieces = $state.raw<Piece[]>([])
  /** The index of the hole that is about to become a letter. */
  hole = $state<number | null>(null)
  aim = $state.raw<Aim | null>(null)
  pointed = $state.raw<Pointed>(NOTHING)

  readonly #given: () => Given
  /** The possible targets while a special is aimed. */
  readonly open = $derived.by(() => (this.aim === null ? null : openTo(this.aim, this.pointed)))
  readonly places = $derived.by(() => (this.open ? this.open.places : this.#given().choices.flips))
  readonly own = $derived.by(() => (this.open ? this.open.own : new Set(this.#given().row.keys())))
  readonly aimsAtOthers = $derived.by(() => this.open !== null && (this.open.cards.size > 0 || this.open.seats.size > 0))

  constructor(given: () => Given) {
    this.#given = given
  }

  /** Clear the targets. A word in the tray stays as long as its cards are in the row. */
  drop(): void {
    this.cancel()
    this.hole = null
    if (!stillThere(this.#given().row, this.pieces)) this.pieces = []
  }

  cancel(): void {
    this.aim = null
    this.pointed = NOTHING
  }

  aimAt(verb: string, special: string, given: string[]): void {
    this.pieces = []
    this.pointed = NOTHING
    this.aim = { verb, special, given }
  }

  point(at: Partial<Pointed>): void {
    if (this.aim === null) return
    this.pointed = { ...this.pointed, ...at }
    const move = aimed(this.aim, this.pointed)
    if (move !== null) this.#given().play(move)
  }

  /** Play the special with its targets. */
  playAimed(): void {
    if (this.aim !== null) this.#given().play(aimed(this.aim, this.pointed) ?? '')
  }

  place(at: number): void {
    const { places } = this.pointed
    if (this.aim === null) this.#given().play(`flip ${at}`)
    else if (places.includes(at)) this.pointed = { ...this.pointed, places: places.filter((other) => other !== at) }
    else this.point({ places: [...places, at] })
  }

  letter(index: number): void {
    const card = this.#given().row[index]
    if (card === undefined) return
    if (this.aim !== null) this.point({ own: index })
    else if (this.pieces.some((piece) => piece.index === index))
      this.pieces = this.pieces.filter((piece) => piece.index !== index)
    else if (isHole(card)) this.hole = index
    else this.pieces = [...this.pieces, { index, card, letter: letterOf(card) }]
  }

  /** Turn the selected hole into a letter. */
  become(as: string): void {
    if (this.hole !== null)
      this.pieces = [...this.pieces, { index: this.hole, card: this.#given().row[this.hole] as string, letter: as }]
    this.hole = null
  }
}
