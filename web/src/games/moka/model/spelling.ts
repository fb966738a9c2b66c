/** A word being made of the cards before a player: which card of the row stands for which letter. */

import { letters } from '../../../words/letters'
import { HOLE, isHole, letterOf } from './cards'

export interface Piece {
  /** Where the card lies in the row. */
  index: number
  card: string
  letter: string
}

export const wordOf = (pieces: Piece[]) => pieces.map((piece) => piece.letter).join('')

/** The move that says this word. */
export const moveOf = (pieces: Piece[]) =>
  `word ${pieces.map((piece) => (isHole(piece.card) ? `${HOLE}=${piece.letter}` : piece.card)).join(' ')}`

/** What was typed, as the cards write it: capitals without accents. */
export const plainly = (text: string): string[] => [...letters(text)].filter((letter) => /^[A-Z]$/.test(letter))

/** The letters of a key that was pressed: two for `œ`, none for keys with names, as Tab, and for shortcuts. */
export const lettersOf = (event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): string[] =>
  event.key.length === 1 && !event.ctrlKey && !event.metaKey ? plainly(event.key) : []

/** One letter more, from the first card that shows it, else from a hole; null if there is neither. */
export function added(row: string[], pieces: Piece[], letter: string): Piece[] | null {
  const free = (index: number) => !pieces.some((piece) => piece.index === index)
  let index = row.findIndex((card, at) => free(at) && !isHole(card) && letterOf(card) === letter)
  if (index < 0) index = row.findIndex((card, at) => free(at) && isHole(card))
  return index < 0 ? null : [...pieces, { index, card: row[index] as string, letter }]
}

/** The pieces for cards as a move names them (`Bg`, `*=I`); null if they do not lie there. */
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

/** Whether every card still lies where it was taken from. */
export const stillThere = (row: string[], pieces: Piece[]) => pieces.every((piece) => row[piece.index] === piece.card)
