/** A turn in the making: the word being put together, and what a special is aimed at. Only what is certain becomes a move. */

import { isHole, letterOf } from '../model/cards'
import type { Choices } from '../model/moves'
import { stillThere, type Piece } from '../model/spelling'
import { aimed, NOTHING, openTo, type Aim, type Pointed } from '../model/targets'

/** What the board is given and what it may do. */
interface Given {
  /** The viewer's letters. */
  row: string[]
  choices: Choices
  play: (move: string) => void
}

export class Turn {
  /** The word being made. */
  pieces = $state.raw<Piece[]>([])
  /** Which of the letters is a hole that is to become something. */
  hole = $state<number | null>(null)
  aim = $state.raw<Aim | null>(null)
  pointed = $state.raw<Pointed>(NOTHING)

  readonly #given: () => Given
  /** What may be pointed at, while a special is aimed. */
  readonly open = $derived.by(() => (this.aim === null ? null : openTo(this.aim, this.pointed)))
  readonly places = $derived.by(() => (this.open ? this.open.places : this.#given().choices.flips))
  readonly own = $derived.by(() => (this.open ? this.open.own : new Set(this.#given().row.keys())))
  readonly aimsAtOthers = $derived.by(() => this.open !== null && (this.open.cards.size > 0 || this.open.seats.size > 0))

  constructor(given: () => Given) {
    this.#given = given
  }

  /** What was pointed at is let go; a word being made stays while its cards lie there. */
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

  /** What has been aimed is played. */
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

  /** The hole that was touched becomes a letter. */
  become(as: string): void {
    if (this.hole !== null)
      this.pieces = [...this.pieces, { index: this.hole, card: this.#given().row[this.hole] as string, letter: as }]
    this.hole = null
  }
}
