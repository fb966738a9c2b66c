/** Drags with a mouse, a pen or a finger. A drag starts after a short distance, so that a tap stays a tap. */

const SLACK = 6

export interface Drag {
  x: number
  y: number
}

export interface Dragger {
  /** The tile was lifted. The listener decides which others move with it. */
  lifted(source: string): void
  at(point: Drag): void
  /** The tiles were dropped over this element; null: over none, or cancelled. */
  dropped(over: Element | null, point: Drag): void
}

/** Follow the pointer that went down on the tile or set `source`. */
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
    // The next click belongs to the drag, not to the tile.
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
