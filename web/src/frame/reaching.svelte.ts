/** Pages that could not load because the server was out of reach. */

const EVERY_MS = 10_000

/**
 * Load again every ten seconds while the server is away and the page is visible. Call while a component initialises.
 */
export function reaching(away: () => boolean, load: () => unknown): void {
  $effect(() => {
    if (!away()) return
    const timer = setInterval(() => document.visibilityState === 'visible' && load(), EVERY_MS)
    return () => clearInterval(timer)
  })
}
