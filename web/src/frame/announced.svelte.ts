/** The announcement of the operator to everybody, until it ends or this browser's user dismisses it. */

import { ask } from '../wire/api'
import { door } from '../wire/door.svelte'
import type { AnnouncementInfo } from '../wire/protocol'

/** The time at which the announcement was set that was dismissed here. */
const KEY = 'tablee.announcement'
/** How often pages ask that have no socket, because nobody has a name or a seat there. */
const EVERY_MS = 30_000

class Announced {
  #text = $state<string | null>(null)
  #at = 0

  /** The text to show, or null. */
  get text(): string | null {
    return this.#text
  }

  hear({ text, at }: AnnouncementInfo): void {
    this.#at = at
    this.#text = at === this.#dismissed() ? null : text
  }

  dismiss(): void {
    this.#text = null
    try {
      localStorage.setItem(KEY, String(this.#at))
    } catch {
      // This browser stores nothing, so the next page shows it again.
    }
  }

  /** A new connection is there. Ask if what is shown still holds, because the server sends only what does. */
  connected(): void {
    if (this.#text !== null) this.#ask()
  }

  /**
   * Ask the server now and regularly, until the returned function is called. A server by invitation answers no stranger,
   * so do not ask it again.
   */
  follow(): () => void {
    const look = () => {
      if (document.visibilityState === 'visible' && !door.shut) this.#ask()
    }
    look()
    const timer = setInterval(look, EVERY_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }

  #ask(): void {
    // A later question may be answered if this one is not.
    ask<AnnouncementInfo>('GET', '/api/announcement').then(
      (answer) => this.hear(answer),
      () => {},
    )
  }

  #dismissed(): number {
    try {
      return Number(localStorage.getItem(KEY) ?? 0)
    } catch {
      return 0
    }
  }
}

export const announced = new Announced()
