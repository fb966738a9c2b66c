/**
 * The guest of this browser. The browser stores a mark for its guest, and every page remembers the mark at its loading.
 * If the two differ, the page shows another guest's data, so it loads again.
 */

const KEY = 'tablee.guest'

/**
 * The effect of a change of guest on this browser's data: the person stays, another person comes, or no guest is left.
 */
export type Next = 'same' | 'another' | 'nobody'

/** Modules that load when the guest goes. Both ask the server, so they are in a layer above this file. */
export interface Goodbye {
  gone: () => Promise<{ isGone: () => Promise<boolean> }>
  forgetting: () => Promise<{ forgetHere: () => Promise<void> }>
}

class Current {
  #seen = this.#mark()
  /** True once the server has confirmed that this page's guest exists. */
  #known = false
  /** True while this page itself changes the guest. Its sockets end in the meantime, which has no further meaning. */
  #changes = false
  #asking = false
  /** True if this page's memory may contain data of the previous guest. The next page is then loaded in full. */
  stale = false
  /** Must be set before a guest can go (`guest/changing`). */
  goodbye!: Goodbye

  /** Start this page again at every change of guest, in this tab or in another. Call once. */
  watch(): void {
    addEventListener('pageshow', (event) => {
      // Back and Forward restore whole pages from memory. Without a mark, the owner of such a page is unknown.
      if (event.persisted && (this.stale || this.#seen === null || this.#mark() !== this.#seen)) this.#startAgain()
    })
    addEventListener('storage', (event) => {
      if (event.key === KEY || event.key === null) this.#compare()
    })
    // A sleeping tab receives no events until the user opens it.
    document.addEventListener('visibilitychange', () => this.#compare())
  }

  /**
   * Run an action that changes this browser's guest. Then delete the data of the previous guest, unless the person
   * stays.
   */
  async change<T>(deed: () => Promise<T>, next: Next): Promise<T> {
    // Load first: without a way to delete the data, the guest must not change.
    const { forgetHere } = await this.goodbye.forgetting()
    const before = this.#changes
    this.#changes = true
    try {
      const answer = await deed()
      await this.#became(next, forgetHere)
      return answer
    } catch (thrown) {
      this.#changes = before
      throw thrown
    }
  }

  /**
   * Call before each request. Returns a callback for the answer. If a guest has come in the meantime, an answer without
   * a guest is out of date.
   */
  asks(): (somebody: boolean) => void {
    const before = this.#mark()
    return (somebody) => {
      if (somebody || this.#mark() === before) this.heard(somebody)
    }
  }

  /** Note if the server knows this browser as a guest. */
  heard(somebody: boolean): void {
    if (somebody) {
      this.#known = true
      if (this.#mark() === null) this.#write(fresh())
    } else if (this.#known || this.#mark() !== null) this.ended(this.#known)
  }

  /**
   * Ask the server if this browser's guest is gone. Then delete that guest's data, unless a tab has just changed the
   * guest. `again`: start this page again too.
   */
  ended(again: boolean): void {
    if (this.#changes || this.#asking) return
    this.stale = true
    this.#asking = true
    this.#check(again)
      // If the server does not answer now, the next page that loads asks again.
      .catch(() => {})
      .finally(() => (this.#asking = false))
  }

  async #check(again: boolean): Promise<void> {
    const before = this.#mark()
    const [{ isGone }, { forgetHere }] = await Promise.all([this.goodbye.gone(), this.goodbye.forgetting()])
    const gone = await isGone()
    // If the mark differs, the tab that changed the guest has done everything.
    if (this.#changes || this.#mark() !== before) return
    await this.#became(gone ? 'nobody' : 'another', forgetHere)
    if (again) this.#startAgain()
  }

  async #became(next: Next, forgetHere: () => Promise<void>): Promise<void> {
    this.stale = true
    const forgetting = next === 'same' ? null : forgetHere()
    // Other tabs start again at once. By now no data is left that they could ascribe to the next guest.
    this.#write(next === 'nobody' ? null : fresh())
    await forgetting
  }

  #compare(): void {
    const now = this.#mark()
    if (this.#seen === null) this.#seen = now
    else if (now !== this.#seen) this.#startAgain()
  }

  #startAgain(): void {
    try {
      // Session storage belongs to one tab, and only that tab can delete it.
      sessionStorage.clear()
    } catch {
      // This browser stores nothing.
    }
    document.documentElement.style.visibility = 'hidden'
    location.reload()
  }

  #mark(): string | null {
    try {
      return localStorage.getItem(KEY)
    } catch {
      return null
    }
  }

  #write(mark: string | null): void {
    this.#seen = mark
    try {
      if (mark === null) localStorage.removeItem(KEY)
      else localStorage.setItem(KEY, mark)
    } catch {
      // This browser stores nothing, so pages that return from memory are always loaded again.
    }
  }
}

/** The mark says nothing about the guest or the time. */
const fresh = () => Math.random().toString(36).slice(2)

export const current = new Current()
