/** The view of a match as this board reads it (docs/notation.md, moka). */

import type { View } from '../../../wire/types'

export interface Laid {
  word: string
  cards: string[]
  points: number
}

export interface Vote extends Laid {
  seat: number
  yes: number
  no: number
}

export interface MokaView extends View {
  round: number
  grid: (string | null)[]
  flipped: number | null
  stock: string[]
  stacks: Record<string, string[]>
  rows: string[][]
  specials: string[][]
  challenges: string[][]
  words: Laid[][]
  skips: number[]
  scores: number[]
  extra: number
  drawn: string[] | null
  vote: Vote | null
  /** Words that may not be said again in this turn. */
  refused: string[]
}

export const languageOf = (view: View): string => String(view.options.dictionary)
export const LEVELS = ['15', '30', '80']
export const WIDTH = 4

/** Categories of words that a table may allow, each an option of that name. */
export const CATEGORIES = ['names', 'brands', 'foreign_words']

/** True if a word needs a vote. `counts`: it counts without the other players. */
export function asksTable({ options }: MokaView, counts: boolean): boolean {
  if (options.contest === 'any-word') return true
  return !counts && (options.contest !== 'dictionary' || CATEGORIES.some((category) => options[category] === true))
}
