/** The table under construction: its undo steps, the picked-up tiles, and the rules' report on it. */

import { identified, laidOut } from './identity'
import { draftOf, moved, named, NOTHING, parted, piecesOf, type Layout, type Target } from './layout'
import { read } from './moves'
import { arranged, keepRack, keepSorting, keptRack, keptSorting, rearranged, stillHeld } from './rackOrder'
import type { Report, SetReport } from './report'
import type { Piece, Sorting } from './tiles'

const QUIET = 90
const LATER = 1500

type Ask = (draft: string) => Promise<Report>

export class Builder {
  /** The table in the view. */
  base = $state.raw<Layout>(NOTHING)
  layout = $state.raw<Layout>(NOTHING)
  picked = $state.raw<string[]>([])
  report = $state.raw<Report | null>(null)
  sorting = $state<Sorting>(keptSorting())
  /** The names of the tiles on the rack in the player's own order; null: it is sorted. */
  #byHand = $state.raw<string[] | null>(null)
  #past = $state.raw<Layout[]>([])
  #timer: ReturnType<typeof setTimeout> | undefined
  #ask: Ask
  /** The draft that `report` is about. */
  #asked = $state('')
  #ply = 0
  #asking = false
  #store: string
  #seat: number | null = null

  changed = $derived(this.#past.length > 0)
  /** True if the report is about the current layout. */
  current = $derived(this.report !== null && this.#asked === draftOf(this.layout))
  rack = $derived(arranged(this.layout.rack, this.#byHand, this.sorting))
  /** The next sorting of the rack: the other one, or the last one if the player arranged the rack by hand. */
  next = $derived<Sorting>(this.#byHand !== null ? this.sorting : this.sorting === 'colour' ? 'number' : 'colour')
  /** The rules' report on each set, by its key, as long as the set has not changed since. */
  marks = $derived.by(() => {
    const found = new Map<number, SetReport>()
    if (this.report === null) return found
    this.layout.sets.forEach((put, at) => {
      const mark = this.report?.sets[at]
      if (mark && named(put.tiles, mark.tiles) !== null && mark.tiles.length === put.tiles.length) found.set(put.key, mark)
    })
    return found
  })

  /** The set of which some tiles are picked up and some are not; null if there is none, or if several are. */
  begun = $derived.by((): number | null => {
    const held = this.layout.sets.filter((put) => put.tiles.some((piece) => this.picked.includes(piece.id)))
    const [set] = held
    return set !== undefined && held.length === 1 && set.tiles.length > this.picked.length ? set.key : null
  })
  /** The first set that falls into valid parts. */
  broken = $derived(this.layout.sets.find((put) => (this.marks.get(put.key)?.parts?.length ?? 0) > 1)?.key ?? null)

  /** `store`: the storage key under which a draft and the order of the rack survive a reload. */
  constructor(ask: Ask, store: string) {
    this.#ask = ask
    this.#store = store
  }

  /** Sort the rack, and drop the order made by hand. */
  sort(): void {
    this.sorting = this.next
    keepSorting(this.sorting)
    this.#arrangeAs(null)
  }

  /** Move tiles of the rack before this tile; null: to the end. */
  arrange(ids: readonly string[], before: string | null): void {
    const at = this.rack.findIndex((piece) => piece.id === before)
    const next = rearranged(this.rack, ids, at < 0 ? this.rack.length : at)
    if (next.some((piece, place) => piece !== this.rack[place])) this.#arrangeAs(next.map((piece) => piece.name))
  }

  /** Move a tile of the rack by one place. Returns its new place, counted from 1. */
  shift(id: string, by: 1 | -1): number {
    const from = this.rack.findIndex((piece) => piece.id === id)
    const to = Math.max(0, Math.min(this.rack.length - 1, from + by))
    if (to !== from) this.arrange([id], this.rack[by > 0 ? to + 1 : to]?.id ?? null)
    return to + 1
  }

  #arrangeAs(names: string[] | null): void {
    this.#byHand = names
    keepRack(this.#place(), names)
  }

  /** At a shared device each player has a rack of their own. */
  #place(): string {
    return `${this.#store} ${this.#seat}`
  }

  /** Start from a new position. A stored draft of exactly these tiles at the same ply continues, as after a reload. */
  meet(ply: number, seat: number | null, table: readonly string[][], rack: readonly string[], building: boolean): void {
    const base = identified(table, rack, this.layout)
    if (seat !== this.#seat) {
      this.#seat = seat
      this.#byHand = seat === null ? null : keptRack(this.#place())
    }
    // After the player's own turn: laid tiles lose their places, so an equal tile that is drawn later goes to the end.
    else if (this.#asking && ply > this.#ply && this.#byHand !== null) this.#arrangeAs(stillHeld(this.#byHand, rack))
    this.#ply = ply
    this.base = base
    this.layout = base
    this.#past = []
    this.picked = []
    this.report = null
    this.rest()
    if (building) this.begin()
  }

  /** Start building: it is this person's turn. */
  begin(): void {
    this.#asking = true
    const kept = this.changed ? null : this.#restored()
    if (kept !== null) this.#become(kept)
    else this.#inquire()
  }

  put(ids: readonly string[], target: Target): boolean {
    const next = moved(this.layout, ids, target)
    this.picked = []
    if (next === null) return false
    this.#become(next)
    return true
  }

  split(key: number): void {
    const next = parted(this.layout, key, this.marks.get(key)?.parts ?? [])
    if (next !== null) this.#become(next)
  }

  /** Lay out a hint as one step that can be undone. Returns false if the hint lays nothing out. */
  suggest(move: string): boolean {
    const written = read(move)
    const next = written === null ? null : laidOut(written.table, written.discard, this.base)
    if (next === null) return false
    this.picked = []
    this.#become(next)
    return true
  }

  undo(): void {
    const before = this.#past.at(-1)
    if (before === undefined) return
    this.#past = this.#past.slice(0, -1)
    this.picked = []
    this.#show(before)
  }

  reset(): void {
    if (!this.changed) return
    this.picked = []
    this.#past = []
    this.#show(this.base)
  }

  toggle(id: string): void {
    this.picked = this.picked.includes(id) ? this.picked.filter((other) => other !== id) : [...this.picked, id]
  }

  pick(ids: readonly string[]): void {
    this.picked = [...ids]
  }

  pieceOf(id: string): Piece | undefined {
    return piecesOf(this.layout).find((piece) => piece.id === id)
  }

  /** Return the key of the set that contains a tile, or null. */
  setOf(id: string): number | null {
    return this.layout.sets.find((put) => put.tiles.some((piece) => piece.id === id))?.key ?? null
  }

  /** Return the report on the current layout. Asks at once if it is not known yet. */
  async judged(): Promise<Report | null> {
    if (!this.current) await this.#inquireNow()
    return this.report
  }

  /** Stop building: the turn is over, or the page closes. */
  rest(): void {
    this.#asking = false
    clearTimeout(this.#timer)
  }

  #become(next: Layout): void {
    this.#past = [...this.#past, this.layout]
    this.#show(next)
  }

  #show(layout: Layout): void {
    this.layout = layout
    this.#keep()
    this.#inquire()
  }

  #inquire(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#inquireNow(), QUIET)
  }

  async #inquireNow(): Promise<void> {
    clearTimeout(this.#timer)
    const draft = draftOf(this.layout)
    try {
      const report = await this.#ask(draft)
      if (draft !== draftOf(this.layout)) return
      this.#arrange(report)
      this.report = report
      this.#asked = draftOf(this.layout)
    } catch {
      // There was no answer, as after a lost connection. Ask again after a while if the layout is still the same.
      if (draft === draftOf(this.layout) && this.#asking) this.#timer = setTimeout(() => void this.#inquireNow(), LATER)
    }
  }

  /** Put the tiles in the order in which the rules read them. */
  #arrange(report: Report): void {
    const sets = this.layout.sets.map((put, at) => {
      const tiles = named(put.tiles, report.sets[at]?.tiles ?? [])
      const same =
        tiles === null ||
        tiles.length !== put.tiles.length ||
        tiles.every((piece, place) => piece.name === put.tiles[place]?.name)
      return same ? put : { ...put, tiles }
    })
    if (sets.some((put, at) => put !== this.layout.sets[at])) this.layout = { ...this.layout, sets }
  }

  #keep(): void {
    try {
      sessionStorage.setItem(
        this.#store,
        JSON.stringify({ ply: this.#ply, base: draftOf(this.base), draft: draftOf(this.layout), rack: this.#hand() }),
      )
    } catch {
      // The browser stores nothing, so the draft ends with the page.
    }
  }

  #restored(): Layout | null {
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.#store) ?? 'null') as {
        ply: number
        base: string
        draft: string
        rack: string
      } | null
      if (
        kept === null ||
        kept.ply !== this.#ply ||
        kept.base !== draftOf(this.base) ||
        kept.rack !== this.#hand() ||
        kept.draft === kept.base
      )
        return null
      const written = read(kept.draft)
      return written === null ? null : laidOut(written.table, written.discard, this.base)
    } catch {
      return null
    }
  }

  #hand(): string {
    return this.base.rack.map((piece) => piece.name).join(' ')
  }
}
