import { describe, expect, it } from 'vitest'
import type { AnalysisMove } from '../../wire/protocol'
import { across, area, down, expectations, gaveUp, marked, path, plyAt, sidesOf, type Frame } from './curves'

const frame: Frame = { width: 220, height: 152, last: 4 }

function move(ply: number, before: number[], shares: number[]): AnalysisMove {
  return {
    analysis: 'move',
    ply,
    seat: (ply - 1) % 2,
    move: 'm',
    choice: true,
    best: 'm',
    reason: null,
    loss: 0,
    before,
    shares,
    turns: false,
  }
}

const moves = [move(1, [0.5, 0.5], [0.7, 0.3]), move(2, [0.7, 0.3], [0.4, 0.6])]

describe('the swing chart', () => {
  it('begins at the deal and ends with the last move', () => {
    expect(expectations([], null)).toEqual([])
    expect(expectations(moves, null)).toEqual([
      [0.5, 0.5],
      [0.7, 0.3],
      [0.4, 0.6],
    ])
    expect(expectations(moves, [0.4, 0.6])).toHaveLength(3)
  })

  it('goes on to the end if a player gave up', () => {
    expect(gaveUp(moves, [1, 0])).toBe(true)
    expect(expectations(moves, [1, 0]).at(-1)).toEqual([1, 0])
  })

  it('has a curve for each side, named after all who play for it', () => {
    expect(sidesOf([0, 1, 0, 1], ['Ana', 'Bo', 'Cid', 'Dee'])).toEqual([
      { seat: 0, name: 'Ana & Cid' },
      { seat: 1, name: 'Bo & Dee' },
    ])
    expect(sidesOf([0, 1, 2], ['Ana', 'Bo', 'Cid']).map((side) => side.seat)).toEqual([0, 1, 2])
  })

  it('puts the deal at the left, the end at the right, all the points at the top', () => {
    expect([across(0, frame), across(4, frame)]).toEqual([10, 210])
    expect([down(1, frame), down(0.5, frame), down(0, frame)]).toEqual([26, 76, 126])
    expect(path([[0.5], [1]], 0, frame)).toBe('M10.0 76.0L60.0 26.0')
    expect(area([[0.5], [1]], 0, frame)).toBe('M10.0 76.0L60.0 26.0L60.0 76.0L10.0 76.0Z')
  })

  it('leads to the ply nearest to where it is touched, and nowhere beyond', () => {
    expect([0, 34, 36, 60, 500].map((x) => plyAt(x, frame))).toEqual([0, 0, 1, 1, 4])
  })

  it('carries every line its own marks, at plies that are known', () => {
    const long: Frame = { ...frame, last: 200 }
    const all = [0, 1, 2].map((line) => marked(150, line, 3, long))
    expect(all.flat().every((ply) => ply >= 0 && ply < 150)).toBe(true)
    expect(new Set(all.flat()).size).toBe(all.flat().length)
    expect(all.every((plies) => plies.length >= 1)).toBe(true)
  })
})
