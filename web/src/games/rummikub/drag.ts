/** Dragging with a mouse, a pen or a finger: picks up after a short way, so that a tap stays a tap. */

const SLACK = 6

export interface Drag {
  x: number
  y: number
}

export interface Dragger {
  /** The tile was carried off; what comes along is up to the listener. */
  lifted(source: string): void
  at(point: Drag): void
  /** Let go over this element; null: let go nowhere, or given up. */
  dropped(over: Element | null, point: Drag): void
}

/** Follows the pointer that went down on the tile or set `source`. */
export function follow(down: PointerEvent, source: string, dragger: Dragger): void {
  if (down.button !== 0 || !down.isPrimary) return
  let away = false
  const stop = new AbortController()
  const on = <K extends 'pointermove' | 'pointerup' | 'pointercancel'>(kind: K, listen: (event: PointerEvent) => void) =>
    window.addEventListener(
      kind,
      (event) => {
        if (event.pointerId === down.pointerId) listen(event)
      },
      { signal: stop.signal },
    )

  on('pointermove', (event) => {
    const point = { x: event.clientX, y: event.clientY }
    if (!away && Math.hypot(point.x - down.clientX, point.y - down.clientY) < SLACK) return
    if (!away) {
      away = true
      dragger.lifted(source)
    }
    dragger.at(point)
  })
  on('pointerup', (event) => {
    stop.abort()
    if (!away) return
    // The click that follows belongs to the drag, not to the tile.
    const swallow = (click: Event) => {
      click.stopPropagation()
      click.preventDefault()
    }
    window.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0)
    dragger.dropped(document.elementFromPoint(event.clientX, event.clientY), { x: event.clientX, y: event.clientY })
  })
  on('pointercancel', () => {
    stop.abort()
    if (away) dragger.dropped(null, { x: 0, y: 0 })
  })
}
