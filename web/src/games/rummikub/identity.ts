/**
 * The identity of tiles from one view to the next. There are two of each, so a tile's id is its name and one of two
 * marks.
 */

import type { Layout, Put } from './layout'
import { piecesOf } from './layout'
import type { Piece } from './tiles'

const MARKS = ['a', 'b']

interface Known {
  piece: Piece
  /** The names of the other tiles in its set; null on the rack. */
  with: string[] | null
}

function knownIn(layout: Layout): Known[] {
  const onTable = layout.sets.flatMap((put) => put.tiles.map((piece) => ({ piece, with: put.tiles.map((tile) => tile.name) })))
  const inHand = [...layout.rack, ...(layout.discard === null ? [] : [layout.discard])].map((piece) => ({ piece, with: null }))
  return [...onTable, ...inHand]
}

/** Return how many of its neighbours a tile keeps. */
function kept(known: Known, company: readonly string[]): number {
  if (known.with === null) return -1
  return known.with.filter((name) => company.includes(name)).length
}

/**
 * Return the layout of the table and rack in a view. Every tile keeps its identity from `before` if possible, tiles on
 * the table first. A set keeps its key if most of its tiles stay together.
 */
export function identified(table: readonly string[][], rack: readonly string[], before: Layout): Layout {
  const known = knownIn(before)
  const used = new Set<string>()
  const choices = table.flatMap((company, set) =>
    company.flatMap((name, place) =>
      known.filter((one) => one.piece.name === name).map((one) => ({ set, place, one, worth: kept(one, company) })),
    ),
  )
  choices.sort((a, b) => b.worth - a.worth)
  const found = table.map((company) => company.map((): string | null => null))
  for (const { set, place, one } of choices) {
    const row = found[set] as (string | null)[]
    if (row[place] !== null || used.has(one.piece.id)) continue
    row[place] = one.piece.id
    used.add(one.piece.id)
  }
  const fromRack = rack.map((name) => {
    const one = known.find((each) => each.with === null && each.piece.name === name && !used.has(each.piece.id))
    if (one !== undefined) used.add(one.piece.id)
    return one?.piece.id ?? null
  })
  // A new tile takes a free mark, if possible one that no tile here has just had.
  const earlier = new Map(known.map(({ piece }) => [piece.id, piece]))
  const fresh = (name: string) => {
    const free = MARKS.map((mark) => `${name}${mark}`).filter((id) => !used.has(id))
    const id = free.find((one) => !earlier.has(one)) ?? free[0] ?? `${name}${used.size}`
    used.add(id)
    return id
  }
  /** Return the same object if nothing has changed, so that components need not update. */
  const pieceOf = (id: string, name: string, mine: boolean): Piece => {
    const one = earlier.get(id)
    return one?.mine === mine ? one : { id, name, mine }
  }
  const sets = table.map((company, set) => company.map((name, place) => pieceOf(found[set]?.[place] ?? fresh(name), name, false)))
  const pieces = rack.map((name, at) => pieceOf(fromRack[at] ?? fresh(name), name, true))
  return { sets: keyed(sets, before), rack: pieces, discard: null }
}

/**
 * Return the sets with keys: the key of the earlier set that shares the most tiles, else a new key. Earlier sets keep
 * their order, and unchanged sets stay the same objects.
 */
function keyed(sets: Piece[][], before: Layout): Put[] {
  let next = Math.max(0, ...before.sets.map((put) => put.key)) + 1
  const shares = before.sets.flatMap((put) => {
    const ids = new Set(put.tiles.map((piece) => piece.id))
    return sets.map((tiles) => ({ put, tiles, count: tiles.filter((piece) => ids.has(piece.id)).length }))
  })
  const keys = new Map<Piece[], number>()
  const taken = new Set<number>()
  for (const { put, tiles } of shares.filter((share) => share.count > 0).sort((a, b) => b.count - a.count)) {
    if (keys.has(tiles) || taken.has(put.key)) continue
    keys.set(tiles, put.key)
    taken.add(put.key)
  }
  const order = new Map(before.sets.map((put, at) => [put.key, at]))
  const earlier = new Map(before.sets.map((put) => [put.key, put]))
  const as = (key: number, tiles: Piece[]): Put => {
    const put = earlier.get(key)
    const unchanged = put?.tiles.length === tiles.length && put.tiles.every((piece, at) => piece === tiles[at])
    return unchanged ? put : { key, tiles }
  }
  return sets
    .map((tiles) => as(keys.get(tiles) ?? next++, tiles))
    .sort((a, b) => (order.get(a.key) ?? a.key + 1000) - (order.get(b.key) ?? b.key + 1000))
}

/** Return the layout of a table in a move, made of the available tiles. Null if the tiles differ. */
export function laidOut(table: readonly string[][] | null, discard: string | null, base: Layout): Layout | null {
  const sets = table ?? base.sets.map((put) => put.tiles.map((piece) => piece.name))
  const left = [...base.rack]
  const aside = discard === null ? null : left.find((piece) => piece.name === discard)
  if (aside === undefined) return null
  if (aside !== null) left.splice(left.indexOf(aside), 1)
  const mine = new Map(base.rack.map((piece) => [piece.id, piece]))
  const made = identified(sets, [], { ...base, rack: left, discard: null })
  const known = new Set(piecesOf(base).map((piece) => piece.id))
  const put = made.sets.map((one) => ({ ...one, tiles: one.tiles.map((piece) => mine.get(piece.id) ?? piece) }))
  const used = new Set(put.flatMap((one) => one.tiles.map((piece) => piece.id)))
  if ([...used].some((id) => !known.has(id)) || (aside !== null && used.has(aside.id))) return null
  return { sets: put, rack: left.filter((piece) => !used.has(piece.id)), discard: aside }
}
