/** A word in the making from the cards in front of a player: which card of the row stands for which letter. */

import { letters } from '../../../words/letters'
import { HOLE, isHole, letterOf } from './cards'

export interface Piece {
  /** The index of the card in the row. */
  index: number
  card: string
  letter: string
}

export const wordOf = (pieces: Piece[]) => pieces.map((piece) => piece.letter).join('')

/** Return the move that says this word. */
export const moveOf = (pieces: Piece[]) =>
  `word ${pieces.map((piece) => (isHole(piece.card) ? `${HOLE}=${piece.letter}` : piece.card)).join(' ')}`

/** Return typed text in the letters of the cards: capitals without accents. */
export const plainly = (text: string): string[] => [...letters(text)].filter((letter) => /^[A-Z]$/.test(letter))

/** Return the letters of a pressed key: two for `œ`, none for named keys such as Tab, and none for shortcuts. */
export const lettersOf = (event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): string[] =>
  event.key.length === 1 && !event.ctrlKey && !event.metaKey ? plainly(event.key) : []

/** Add a letter, from the first card that shows it, else from a hole. Null if there is neither. */
export function added(row: string[], pieces: Piece[], letter: string): Piece[] | null {
  const free = (index: number) => !pieces.some((piece) => piece.index === index)
  let index = row.findIndex((card, at) => free(at) && !isHole(card) && letterOf(card) === letter)
  if (index < 0) index = row.findIndex((card, at) => free(at) && isHole(card))
  return index < 0 ? null : [...pieces, { index, card: row[index] as string, letter }]
}

/** Return the pieces for cards as a move names them (`Bg`, `*=I`). Null if the row lacks one. */
export function laidOut(row: string[], cards: string[]): Piece[] | null {
  const pieces: Piece[] = []
  for (const named of cards) {
    const card = named.split('=')[0] as string
    const index = row.findIndex((lying, at) => lying === card && !pieces.some((piece) => piece.index === at))
    if (index < 0) return null
    pieces.push({ index, card, letter: (isHole(card) ? named.at(-1) : named[0]) as string })
  }
  return pieces
}

/** True if every card is still in its place in the row. */
export const stillThere = (row: string[], pieces: Piece[]) => pieces.every((piece) => row[piece.index] === piece.card)
