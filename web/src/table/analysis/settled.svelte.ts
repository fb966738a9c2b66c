/** A text for screen readers that follows another one only once it has stopped changing. */

/** A reader who moves along a curve stops for longer than this at a ply that matters. */
const STILL_MS = 700

export class Settled {
  /** The text to read aloud; empty until the first change, because the page reads what it opens with. */
  text = $state('')

  /** Call inside a component. */
  constructor(current: () => string) {
    let known: string | null = null
    $effect(() => {
      const now = current()
      if (known === null) {
        known = now
        return
      }
      if (now === known) return
      const timer = setTimeout(() => {
        known = now
        this.text = now
      }, STILL_MS)
      return () => clearTimeout(timer)
    })
  }
}
