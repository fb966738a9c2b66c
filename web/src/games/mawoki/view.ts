/** A view of Mawoki, with names for its parts. */

import type { View } from '../../wire/types'

/** The view of a match (docs/notation.md, mawoki). */
export interface MawokiView extends View {
  hands: string[][]
  stock: string[]
  pile: string[]
}

/** The effects of an arrow: the values of the option, with the names from the rules. */
export const ARROWS = ['target-draws', 'target-may-draw', 'steal'] as const
export type Arrow = (typeof ARROWS)[number]

export interface NamedView {
  hands: string[][]
  stock: number
  /** Bottom first: the last card is the top. */
  pile: string[]
  players: number
  turn: number | null
  phase: string
  /** The options: see docs/notation.md. */
  arrow: Arrow
  effectFirst: boolean
  mayStop: boolean
  withoutTipi: boolean
}

export function namedViewOf(view: MawokiView): NamedView {
  return {
    hands: view.hands,
    stock: view.stock.length,
    pile: view.pile,
    players: view.players,
    turn: view.turn,
    phase: view.phase,
    arrow: view.options.arrow as Arrow,
    effectFirst: view.options.last_card === 'effect-first',
    mayStop: view.options.smoke === 'may',
    withoutTipi: view.options.drawings === 3,
  }
}

/** Return the other seats in the order of play, from the one after `seat`. For a spectator, return all seats from 0. */
export function othersOf(players: number, seat: number | null): number[] {
  const all = Array.from({ length: players }, (_, at) => at)
  return seat === null ? all : all.slice(1).map((step) => (seat + step) % players)
}
