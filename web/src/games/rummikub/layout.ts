/**
 * A table under construction: the place of each tile, and the possible actions by hand. This file does not know what is
 * legal.
 */

import type { Piece } from './tiles'

export interface Put {
  /** Stays the same as long as a part of the set remains. */
  key: number
  tiles: Piece[]
}

export interface Layout {
  sets: Put[]
  rack: Piece[]
  /** The tile put aside for the end of the turn. */
  discard: Piece | null
}

/**
 * The target of tiles: a set (before its tile `at`, else at the end), a new set, the rack, or the discard. On the rack,
 * `before` is one of its tiles, or null for the end.
 */
export type Target =
  { to: 'set'; key: number; at?: number | undefined } | { to: 'new' } | { to: 'rack'; before?: string | null } | { to: 'discard' }

export const NOTHING: Layout = { sets: [], rack: [], discard: null }

export function piecesOf(layout: Layout): Piece[] {
  return [...layout.sets.flatMap((put) => put.tiles), ...layout.rack, ...(layout.discard === null ? [] : [layout.discard])]
}

const freshKey = (layout: Layout) => Math.max(0, ...layout.sets.map((put) => put.key)) + 1

/** Return the layout without these tiles. Empty sets disappear. */
function without(layout: Layout, ids: ReadonlySet<string>): Layout {
  const stays = (piece: Piece) => !ids.has(piece.id)
  return {
    sets: layout.sets.map((put) => ({ ...put, tiles: put.tiles.filter(stays) })).filter((put) => put.tiles.length > 0),
    rack: layout.rack.filter(stays),
    discard: layout.discard !== null && ids.has(layout.discard.id) ? null : layout.discard,
  }
}

/** Return the layout with `ids` moved, in this order. Null if that changes nothing or is not possible. */
export function moved(layout: Layout, ids: readonly string[], target: Target): Layout | null {
  const everything = new Map(piecesOf(layout).map((piece) => [piece.id, piece]))
  let pieces = ids.flatMap((id) => everything.get(id) ?? [])
  // Tiles that began on the table stay there, and only one tile can be put aside.
  if (target.to === 'rack' || target.to === 'discard') pieces = pieces.filter((piece) => piece.mine)
  if (pieces.length === 0 || (target.to === 'discard' && pieces.length > 1)) return null
  const going = new Set(pieces.map((piece) => piece.id))
  const rest = without(layout, going)
  switch (target.to) {
    case 'rack':
      if (pieces.every((piece) => layout.rack.includes(piece))) return null
      return { ...rest, rack: [...rest.rack, ...pieces] }
    case 'discard': {
      if (layout.discard === pieces[0]) return null
      const back = rest.discard === null ? [] : [rest.discard]
      return { ...rest, rack: [...rest.rack, ...back], discard: pieces[0] as Piece }
    }
    case 'new':
      if (layout.sets.some((put) => put.tiles.length === pieces.length && put.tiles.every((piece) => going.has(piece.id))))
        return null
      return { ...rest, sets: [...rest.sets, { key: freshKey(layout), tiles: pieces }] }
    case 'set': {
      const old = layout.sets.find((put) => put.key === target.key)
      if (old === undefined) return null
      const before = old.tiles.slice(0, target.at ?? old.tiles.length).filter((piece) => !going.has(piece.id))
      const behind = old.tiles.filter((piece) => !going.has(piece.id) && !before.includes(piece))
      const put = { key: old.key, tiles: [...before, ...pieces, ...behind] }
      if (put.tiles.length === old.tiles.length && put.tiles.every((piece, at) => piece === old.tiles[at])) return null
      const at = layout.sets.indexOf(old)
      const others = without({ ...layout, sets: layout.sets.filter((one) => one !== old) }, going)
      const ahead = layout.sets.slice(0, at).filter((one) => others.sets.some((other) => other.key === one.key)).length
      return { ...others, sets: others.sets.toSpliced(ahead, 0, put) }
    }
  }
}

/**
 * Return the layout with a set cut into these parts, each given by the names of its tiles. Null if the tiles differ.
 */
export function parted(layout: Layout, key: number, parts: readonly string[][]): Layout | null {
  const at = layout.sets.findIndex((put) => put.key === key)
  const put = layout.sets[at]
  if (put === undefined || parts.flat().length !== put.tiles.length) return null
  const left = [...put.tiles]
  const sets: Put[] = []
  for (const names of parts) {
    const tiles = named(left, names)
    if (tiles === null) return null
    for (const tile of tiles) left.splice(left.indexOf(tile), 1)
    sets.push({ key: sets.length === 0 ? key : freshKey(layout) + sets.length - 1, tiles })
  }
  return { ...layout, sets: layout.sets.toSpliced(at, 1, ...sets) }
}

/** Return these pieces in the order of `names`, each once. Null if the tiles differ. */
export function named(pieces: readonly Piece[], names: readonly string[]): Piece[] | null {
  const left = [...pieces]
  const found: Piece[] = []
  for (const name of names) {
    const at = left.findIndex((piece) => piece.name === name)
    if (at < 0) return null
    found.push(...left.splice(at, 1))
  }
  return found
}

const text = (pieces: readonly Piece[]) => pieces.map((piece) => piece.name).join(' ')

/** Return the draft as a move: the whole table and the discard. */
export function draftOf(layout: Layout): string {
  const table = layout.sets.map((put) => text(put.tiles)).join(', ') || '='
  return layout.discard === null ? table : `${table} / ${layout.discard.name}`
}
