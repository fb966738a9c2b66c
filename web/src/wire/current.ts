/**
 * Which guest this browser stands for. The browser keeps a mark of it, and every page remembers the mark that it was
 * loaded under: where the two differ, the page shows what belongs to another guest, so it is loaded again.
 */

const KEY = 'tablee.guest'

/** What a change of guest means for what this browser keeps: the person stays, another one comes, or nobody is left. */
export type Next = 'same' | 'another' | 'nobody'

/** What is loaded when the guest goes. Both ask the server, so they stand above this file. */
export interface Goodbye {
  gone: () => Promise<{ isGone: () => Promise<boolean> }>
  forgetting: () => Promise<{ forgetHere: () => Promise<void> }>
}

class Current {
  #seen = this.#mark()
  /** The server has said of this page's guest that it is somebody. */
  #known = false
  /** This page itself has the guest changed, or is about to: its sockets end meanwhile, which says nothing. */
  #changes = false
  #asking = false
  /** What this page has in memory may belong to the guest before: the next page is loaded, not only drawn. */
  stale = false
  /** To be set before a guest can go (`guest/changing`). */
  goodbye!: Goodbye

  /** Has this page start again wherever the guest changes, in this tab or in another. Call once. */
  watch(): void {
    addEventListener('pageshow', (event) => {
      // Back and Forward bring whole pages back from memory. Without a mark nothing says whose this one was.
      if (event.persisted && (this.stale || this.#seen === null || this.#mark() !== this.#seen)) this.#startAgain()
    })
    addEventListener('storage', (event) => {
      if (event.key === KEY || event.key === null) this.#compare()
    })
    // A tab that was asleep hears of nothing until somebody looks at it.
    document.addEventListener('visibilitychange', () => this.#compare())
  }

  /** Carries out what makes this browser another guest, and forgets what it kept of the one before unless that stays. */
  async change<T>(deed: () => Promise<T>, next: Next): Promise<T> {
    // Loaded first: what cannot be forgotten afterwards is better not done.
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

  /** The server is about to be asked; what takes its answer. If a guest has come meanwhile, nobody there is no news. */
  asks(): (somebody: boolean) => void {
    const before = this.#mark()
    return (somebody) => {
      if (somebody || this.#mark() === before) this.heard(somebody)
    }
  }

  /** The server says whether this browser is somebody. */
  heard(somebody: boolean): void {
    if (somebody) {
      this.#known = true
      if (this.#mark() === null) this.#write(fresh())
    } else if (this.#known || this.#mark() !== null) this.ended(this.#known)
  }

  /**
   * This browser's guest is gone from it, if it has not just become another one in some tab. Then all of that guest goes;
   * `again`: this page too.
   */
  ended(again: boolean): void {
    if (this.#changes || this.#asking) return
    this.stale = true
    this.#asking = true
    this.#look(again)
      // A server that does not answer now is asked when the next page is loaded.
      .catch(() => {})
      .finally(() => (this.#asking = false))
  }

  async #look(again: boolean): Promise<void> {
    const before = this.#mark()
    const [{ isGone }, { forgetHere }] = await Promise.all([this.goodbye.gone(), this.goodbye.forgetting()])
    const gone = await isGone()
    // Another mark: the tab that changed the guest has seen to everything.
    if (this.#changes || this.#mark() !== before) return
    await this.#became(gone ? 'nobody' : 'another', forgetHere)
    if (again) this.#startAgain()
  }

  async #became(next: Next, forgetHere: () => Promise<void>): Promise<void> {
    this.stale = true
    const forgetting = next === 'same' ? null : forgetHere()
    // Other tabs start again at once: by now nothing is left that they could take for the next guest's.
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
      // What a tab keeps for itself, only that tab can delete.
      sessionStorage.clear()
    } catch {
      // Nothing is kept here.
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
      // Nothing can be kept here: then pages that come back from memory are always loaded again.
    }
  }
}

/** Says nothing of the guest or of the time. */
const fresh = () => Math.random().toString(36).slice(2)

export const current = new Current()
