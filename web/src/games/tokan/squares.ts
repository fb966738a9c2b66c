/** Reads a view of TOKAN: squares, towers, and the identity of tiles from one view to the next. */

import type { GameEvent, View } from '../../wire/types'

export type Animal = 'M' | 'J' | 'L' | 'm' | 'j' | 'l'

/** The view of a match (docs/notation.md, tokan). */
export interface TokanView extends View {
  board: string[]
  /** The tiles left to lay, in the draft. */
  supply?: string[]
}

/** A place on the board. `column` and `row` count from the top left, as the board is drawn. */
export interface Square {
  name: string
  column: number
  row: number
}

/** A tile that keeps its identity while it moves. `level` 0 is on the table; `height` is the height of its tower. */
export interface Tile {
  id: number
  animal: Animal
  square: Square
  level: number
  height: number
}

export interface Grid {
  columns: number
  rows: number
  squares: Square[]
  /** Animals from bottom to top, by square name; empty for a gap. */
  towers: Map<string, Animal[]>
}

/**
 * How many squares an animal moves: the pips on its tile. A test compares it with `REACH_OF` in the rules
 * (`pieces.py`).
 */
export const REACH: Record<string, number> = { M: 1, J: 2, L: 3 }

const NUMBERS: Record<string, string> = { M: 'mouse_reach', J: 'jackal_reach', L: 'lion_reach' }

/** Return the reach of an animal; `options`: those of its match, because variants change it. */
export function reachOf(animal: string, options: Record<string, unknown>): number {
  const kind = animal.toUpperCase()
  return Number(options[NUMBERS[kind] ?? ''] ?? REACH[kind] ?? 0)
}

/** Red animals are upper case and belong to seat 0. */
export function ownerOf(animal: Animal): number {
  return animal === animal.toUpperCase() ? 0 : 1
}

export function squareName(column: number, row: number, rows: number): string {
  return `${String.fromCharCode(97 + column)}${rows - row}`
}

/** Return the board of a view: rows from the top down, cells separated by spaces (docs/notation.md). */
export function gridOf(view: TokanView): Grid {
  const lines = view.board.map((line) => line.split(' '))
  const grid: Grid = { columns: lines[0]?.length ?? 0, rows: lines.length, squares: [], towers: new Map() }
  lines.forEach((cells, row) =>
    cells.forEach((cell, column) => {
      const name = squareName(column, row, lines.length)
      grid.squares.push({ name, column, row })
      grid.towers.set(name, cell === '.' ? [] : ([...cell] as Animal[]))
    }),
  )
  return grid
}

interface Moved extends GameEvent {
  from: string
  to: string
  load: number
  slides: { from: string; to: string }[]
}

export function movedIn(events: GameEvent[]): Moved | null {
  return (events.find((event) => event.event === 'tokan.moved') as Moved | undefined) ?? null
}

/** The ids of the tiles of each square, bottom first. */
export type Ids = Map<string, number[]>

/** Return the ids after a move: the animal travels with its load, then the row behind slides on. */
export function advance(ids: Ids, moved: Moved): { ids: Ids; travelled: Set<number>; slid: Set<number> } {
  const next: Ids = new Map([...ids].map(([square, tower]) => [square, [...tower]]))
  const travelling = next.get(moved.from)?.splice(-(moved.load + 1)) ?? []
  next.get(moved.to)?.push(...travelling)
  const slid = new Set<number>()
  for (const slide of moved.slides) {
    const tower = next.get(slide.from) ?? []
    next.set(slide.to, tower)
    next.set(slide.from, [])
    tower.forEach((id) => slid.add(id))
  }
  return { ids: next, travelled: new Set(travelling), slid }
}

/** True if `ids` can be the tiles of `grid`: the same heights and animals everywhere. */
export function fits(ids: Ids, grid: Grid, animals: Map<number, Animal>): boolean {
  for (const [square, tower] of grid.towers) {
    const known = ids.get(square) ?? []
    if (known.length !== tower.length || known.some((id, level) => animals.get(id) !== tower[level])) return false
  }
  return true
}

/**
 * Return ids for a board that no single move explains. Tiles in the same place keep their ids, and the others move as
 * little as possible.
 */
export function settle(grid: Grid, before: Ids, animals: Map<number, Animal>): Ids {
  const free = new Set([...before.values()].flat())
  const ids: Ids = new Map()
  for (const [square, tower] of grid.towers) {
    const known = before.get(square) ?? []
    ids.set(
      square,
      tower.map((animal, level) => {
        const id = known[level]
        if (id === undefined || animals.get(id) !== animal) return -1
        free.delete(id)
        return id
      }),
    )
  }
  let fresh = Math.max(0, ...animals.keys()) + 1
  for (const [square, tower] of grid.towers) {
    const mine = ids.get(square) as number[]
    tower.forEach((animal, level) => {
      if (mine[level] !== -1) return
      const found = [...free].find((id) => animals.get(id) === animal)
      if (found === undefined) animals.set(fresh, animal)
      else free.delete(found)
      mine[level] = found ?? fresh++
    })
  }
  return ids
}

/** Return every tile with its place, in a stable order, so that Svelte keeps the elements. */
export function tilesOf(grid: Grid, ids: Ids): Tile[] {
  const tiles: Tile[] = []
  for (const square of grid.squares) {
    const tower = grid.towers.get(square.name) as Animal[]
    tower.forEach((animal, level) => {
      tiles.push({ id: ids.get(square.name)?.[level] ?? -1, animal, square, level, height: tower.length })
    })
  }
  return tiles.sort((a, b) => a.id - b.id)
}
