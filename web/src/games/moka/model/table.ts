/** The view of a match as this drawing reads it (docs/notation.md, moka). */

import type { View } from '../../../shapes'

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

export interface Table extends View {
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
}

export const languageOf = (view: View): string => String(view.options.dictionary)
export const LEVELS = ['15', '30', '80']
export const WIDTH = 4
