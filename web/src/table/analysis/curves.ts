/** The swing of a match as curves: one for each side, or one for the first of two sides. */

import type { AnalysisMove } from '../../wire/protocol'

export interface Side {
  /** A seat of this side. Partners have equal chances. */
  seat: number
  name: string
}

/** Return the sides in the order of their seats. Each has the names of all its players. */
export function sidesOf(sides: number[], names: string[]): Side[] {
  return [...new Set(sides)].map((side) => {
    const seats = sides.flatMap((other, seat) => (other === side ? [seat] : []))
    return { seat: seats[0] as number, name: seats.map((seat) => names[seat]).join(' & ') }
  })
}

/**
 * Return the chances of each seat after each ply, from the deal on. The end follows if it differs from what the moves
 * led to.
 */
export function expectations(moves: AnalysisMove[], end: number[] | null): number[][] {
  const first = moves[0]
  if (first === undefined) return []
  const shares = [first.before, ...moves.map((move) => move.shares)]
  return end !== null && gaveUp(moves, end) ? [...shares, end] : shares
}

/** True if the match ended in another way than by its last move. */
export function gaveUp(moves: AnalysisMove[], end: number[]): boolean {
  return end.some((share, seat) => Math.abs(share - (moves.at(-1)?.shares[seat] ?? 0)) > 0.01)
}

export interface Frame {
  width: number
  height: number
  /** The ply at the right edge. */
  last: number
}

/** Space beside the curves for points at the edge, and space above and below them for text. */
const MARGIN = 10
const WRITING = 26

export const across = (ply: number, frame: Frame) => MARGIN + ((frame.width - 2 * MARGIN) * ply) / Math.max(1, frame.last)
export const down = (share: number, frame: Frame) => WRITING + (frame.height - 2 * WRITING) * (1 - share)

/** Return the ply nearest to `x`, in pixels from the left edge. */
export function plyAt(x: number, frame: Frame): number {
  const ply = Math.round(((x - MARGIN) / (frame.width - 2 * MARGIN)) * frame.last)
  return Math.min(frame.last, Math.max(0, ply))
}

/** Return the curve of one seat as an SVG path. */
export function path(shares: number[][], seat: number, frame: Frame): string {
  return shares
    .map((share, ply) => `${ply === 0 ? 'M' : 'L'}${across(ply, frame).toFixed(1)} ${down(share[seat] ?? 0, frame).toFixed(1)}`)
    .join('')
}

/** Return the area between the curve of one seat and the middle. */
export function area(shares: number[][], seat: number, frame: Frame): string {
  const middle = down(0.5, frame).toFixed(1)
  const right = across(shares.length - 1, frame).toFixed(1)
  return `${path(shares, seat, frame)}L${right} ${middle}L${across(0, frame).toFixed(1)} ${middle}Z`
}

/**
 * Return the plies at which a curve has markers. Markers distinguish the curves without colours, so each curve has
 * markers at other plies.
 */
export function marked(known: number, line: number, lines: number, frame: Frame): number[] {
  const apart = Math.max(1, Math.round((frame.last * 90) / frame.width))
  const plies: number[] = []
  for (let ply = Math.round((apart * line) / lines); ply < known; ply += apart) plies.push(ply)
  return plies
}
