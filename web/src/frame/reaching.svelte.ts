/** Pages that could not be loaded because the server could not be reached. */

const EVERY_MS = 10_000

/** Loads again, every ten seconds and only while the page is seen, as long as the server is away. Call while a page is made. */
export function reaching(away: () => boolean, load: () => unknown): void {
  $effect(() => {
    if (!away()) return
    const timer = setInterval(() => document.visibilityState === 'visible' && load(), EVERY_MS)
    return () => clearInterval(timer)
  })
}
