/**
 * The actions of mouse, finger and keyboard on the table under construction: pick up, drag, put down, and move the
 * focus.
 */

import { tick } from 'svelte'
import { isWay, nearest } from './arrowKeys'
import type { Builder } from './builder.svelte'
import { follow, type Drag } from './drag'
import { nameOf, targetUnder } from './dropTarget'
import type { Target } from './layout'
import { t } from '../../words/words.svelte'
import { spoken } from './spoken'

/** The board's inputs and actions. */
interface Given {
  root: HTMLElement | undefined
  /** True if this person may build. */
  acting: boolean
  /** True if a turn draws first, so that the pool takes a discard. */
  draws: boolean
  end: () => void
}

export class Hands {
  /** The one element in the tab order: a tile's id, `new` or `aside`. */
  stop = $state<string | null>(null)
  /** The dragged tiles, and the place of the pointer. */
  carried = $state.raw<string[]>([])
  drag = $state.raw<Drag | null>(null)
  /** The name of the target under them. */
  over = $state<string | null>(null)
  /** The new place of a tile on the rack, for screen readers. */
  said = $state('')
  /** The next place of the focus, once the page has changed. */
  #next: string | null = null
  readonly #builder: Builder
  readonly #given: () => Given

  constructor(builder: Builder, given: () => Given) {
    this.#builder = builder
    this.#given = given
  }

  /** Drop the dragged tiles where they were. */
  drop(): void {
    this.carried = []
    this.drag = null
  }

  focusOn(name: string): void {
    const found = this.#given().root?.querySelector<HTMLElement>(
      name === 'new' ? '[data-new]' : name === 'aside' ? '[data-aside]' : `[data-tile="${name}"]`,
    )
    if (!found) return
    this.stop = name
    found.focus({ preventScroll: true })
  }

  /** Call when the page has changed: moves the focus to its place. */
  settle(): void {
    if (this.#next !== null) this.focusOn(this.#next)
    this.#next = null
  }

  /** Move tiles to a target. During keyboard play the focus goes with them. */
  put(ids: readonly string[], target: Target): void {
    const held = this.#given().root?.contains(document.activeElement) === true
    if (this.#builder.put(ids, target) && held && ids[0] !== undefined) this.#next = ids[0]
  }

  /** Pick up a whole set or put it back, or add the picked-up tiles to it. */
  whole(key: number): void {
    const builder = this.#builder
    const ids = builder.layout.sets.find((one) => one.key === key)?.tiles.map((piece) => piece.id) ?? []
    if (builder.picked.length > 0 && !builder.picked.some((id) => ids.includes(id))) this.put(builder.picked, { to: 'set', key })
    else builder.pick(builder.picked.length === ids.length ? [] : ids)
  }

  click(event: MouseEvent): void {
    const at = event.target as Element
    const tile = at.closest<HTMLElement>('[data-tile]')
    if (tile) return this.#touch(tile.dataset.tile as string)
    if (at.closest('[data-whole], [data-split], [data-pool]')) return
    const target = this.#under(at)
    if (target !== null) this.#place(target)
  }

  down(event: PointerEvent): void {
    const builder = this.#builder
    const at = event.target as Element
    const tile = at.closest<HTMLElement>('[data-tile]')
    const set = at.closest<HTMLElement>('[data-whole]')
    const source = tile?.dataset.tile ?? (set ? `set ${set.dataset.whole}` : null)
    // The rack may be arranged while others play.
    if (source === null || !(this.#given().acting || this.#inRack(source))) return
    follow(event, source, {
      lifted: (from) => {
        const key = from.startsWith('set ') ? Number(from.slice(4)) : null
        if (key !== null) this.carried = builder.layout.sets.find((one) => one.key === key)?.tiles.map((piece) => piece.id) ?? []
        else this.carried = builder.picked.includes(from) ? builder.picked : [from]
      },
      at: (point) => {
        this.drag = point
        this.over = nameOf(this.#allowed(this.#under(document.elementFromPoint(point.x, point.y), point)))
      },
      dropped: (onto, point) => {
        const target = this.#allowed(this.#under(onto, point))
        const ids = this.carried
        this.drop()
        this.over = null
        if (target === null) return
        if (target.to !== 'rack') builder.put(ids, target)
        else this.#back(ids, target.before ?? null)
      },
    })
  }

  key(event: KeyboardEvent): void {
    const builder = this.#builder
    const { root, acting, end } = this.#given()
    const at = event.target as HTMLElement
    if (event.altKey || at.closest('input, dialog') || at.dataset.stop === undefined) return
    const tile = at.dataset.tile
    const undoing = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z'
    if ((event.ctrlKey || event.metaKey) && !undoing && event.key !== 'Enter') return
    if (isWay(event.key)) {
      const next = nearest([...(root?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])], at, event.key)
      if (!next) return
      if (event.shiftKey && acting) {
        for (const one of [tile, next.dataset.tile]) if (one !== undefined && !builder.picked.includes(one)) builder.toggle(one)
      }
      this.focusOn(next.dataset.tile ?? (next.dataset.new === undefined ? 'aside' : 'new'))
      // Only then is it known how much of the window the rack covers there.
      void tick().then(() => next.scrollIntoView({ block: 'nearest' }))
    } else if ((event.key === 'j' || event.key === 'k') && tile !== undefined && this.#inRack(tile))
      this.#shift(tile, event.key === 'j' ? -1 : 1)
    else if (!acting) return
    else if (undoing || event.key === 'Backspace') builder.undo()
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) end()
    else if (event.key === 'Escape') builder.pick([])
    else if (event.key === ' ' && tile !== undefined) builder.toggle(tile)
    else if ((event.key === 'Enter' || event.key === ' ') && tile !== undefined) this.#touch(tile)
    else if (event.key === 'Enter' || event.key === ' ')
      this.#place(at.dataset.new === undefined ? { to: 'discard' } : { to: 'new' })
    else if (!this.#letter(event.key.toLowerCase(), tile)) return
    event.preventDefault()
  }

  /** Letters choose the target of the picked-up tiles, or else of the focused tile. */
  #letter(pressed: string, tile: string | undefined): boolean {
    const builder = this.#builder
    const ids = builder.picked.length > 0 ? builder.picked : tile === undefined ? [] : [tile]
    const set = tile === undefined ? null : builder.setOf(tile)
    if (pressed === 'n') this.put(ids, { to: 'new' })
    else if (pressed === 'r') this.put(ids, { to: 'rack' })
    else if (pressed === 'd') this.put(ids, { to: 'discard' })
    else if (pressed === 'e') this.#given().end()
    else if (pressed === 's') builder.sort()
    else if (pressed === 'a' && set !== null) this.whole(set)
    else if (pressed === 'x' && set !== null) builder.split(set)
    else return false
    return true
  }

  /** Handle a tap on a tile: pick it up, or move the picked-up tiles to it. */
  #touch(id: string): void {
    this.stop = id
    if (!this.#given().acting) return
    const builder = this.#builder
    const key = builder.setOf(id)
    const held = builder.picked
    if (held.length === 0 || key === null || held.some((other) => builder.setOf(other) === key)) builder.toggle(id)
    else this.put(held, { to: 'set', key })
  }

  #inRack(id: string): boolean {
    return this.#builder.layout.rack.some((piece) => piece.id === id)
  }

  /** Return the target if it is allowed: while others play, only a place on the rack. */
  #allowed(target: Target | null): Target | null {
    return target?.to === 'rack' || this.#given().acting ? target : null
  }

  /** Move tiles back to the rack, and to a place on it. */
  #back(ids: readonly string[], before: string | null): void {
    if (this.#given().acting) this.#builder.put(ids, { to: 'rack' })
    const there = ids.filter((id) => this.#inRack(id))
    if (there.length > 0 && !there.includes(before ?? '')) this.#builder.arrange(there, before)
  }

  /** Move a tile of the rack by one place, with the focus. */
  #shift(id: string, by: 1 | -1): void {
    const place = this.#builder.shift(id, by)
    const { rack } = this.#builder
    const tile = spoken(rack.find((piece) => piece.id === id)?.name ?? '')
    this.said = t('rummikub-rack-moved', { tile, place, count: rack.length })
    this.#next = id
  }

  #place(target: Target): void {
    if (this.#given().acting && this.#builder.picked.length > 0) this.put(this.#builder.picked, target)
  }

  #under(at: Element | null, point: Drag | null = null): Target | null {
    const { root, draws } = this.#given()
    return root ? targetUnder(root, at, point, draws) : null
  }
}
