/** The swing of a match as curves: one for each side, or with two sides one for the first of them. */

import type { AnalysisMove } from '../../wire/protocol'

export interface Side {
  /** A seat that plays for it; partners expect the same. */
  seat: number
  name: string
}

/** The sides in the order of their seats, each named after all who play for it. */
export function sidesOf(sides: number[], names: string[]): Side[] {
  return [...new Set(sides)].map((side) => {
    const seats = sides.flatMap((other, seat) => (other === side ? [seat] : []))
    return { seat: seats[0] as number, name: seats.map((seat) => names[seat]).join(' & ') }
  })
}

/** What each seat could expect after each ply, from the deal on, and at the very end if that is not where the moves led. */
export function expectations(moves: AnalysisMove[], end: number[] | null): number[][] {
  const first = moves[0]
  if (first === undefined) return []
  const shares = [first.before, ...moves.map((move) => move.shares)]
  return end !== null && gaveUp(moves, end) ? [...shares, end] : shares
}

/** Whether the match ended otherwise than by its last move. */
export function gaveUp(moves: AnalysisMove[], end: number[]): boolean {
  return end.some((share, seat) => Math.abs(share - (moves.at(-1)?.shares[seat] ?? 0)) > 0.01)
}

export interface Frame {
  width: number
  height: number
  /** The ply at the right edge. */
  last: number
}

/** Room beside the curves, for points at the very edge, and above and below them, for what is written there. */
const MARGIN = 10
const WRITING = 26

export const across = (ply: number, frame: Frame) => MARGIN + ((frame.width - 2 * MARGIN) * ply) / Math.max(1, frame.last)
export const down = (share: number, frame: Frame) => WRITING + (frame.height - 2 * WRITING) * (1 - share)

/** The ply that lies nearest to a place `x` pixels from the left. */
export function plyAt(x: number, frame: Frame): number {
  const ply = Math.round(((x - MARGIN) / (frame.width - 2 * MARGIN)) * frame.last)
  return Math.min(frame.last, Math.max(0, ply))
}

/** The curve of one seat, as the path of an SVG. */
export function path(shares: number[][], seat: number, frame: Frame): string {
  return shares
    .map((share, ply) => `${ply === 0 ? 'M' : 'L'}${across(ply, frame).toFixed(1)} ${down(share[seat] ?? 0, frame).toFixed(1)}`)
    .join('')
}

/** What lies between the curve of one seat and the middle. */
export function area(shares: number[][], seat: number, frame: Frame): string {
  const middle = down(0.5, frame).toFixed(1)
  const right = across(shares.length - 1, frame).toFixed(1)
  return `${path(shares, seat, frame)}L${right} ${middle}L${across(0, frame).toFixed(1)} ${middle}Z`
}

/** The plies at which a curve carries its mark, so that lines are told apart without colours too; every line its own. */
export function marked(known: number, line: number, lines: number, frame: Frame): number[] {
  const apart = Math.max(1, Math.round((frame.last * 90) / frame.width))
  const plies: number[] = []
  for (let ply = Math.round((apart * line) / lines); ply < known; ply += apart) plies.push(ply)
  return plies
}
