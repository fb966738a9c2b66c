/** Short lists of names that this browser keeps; where it keeps none, they hold until the page is closed. */

/** Whose something kept is: it goes with the guest, or it stays in the browser. */
export type Whose = 'guest' | 'browser'

const MOST = 200

/** The names kept under `key`; nothing, where nothing was kept or it is broken. */
export function keptNames(key: string): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(found) ? found.filter((name) => typeof name === 'string').slice(-MOST) : []
  } catch {
    return []
  }
}

/** Keeps the newest of these names under `key`. */
export function keepNames(key: string, names: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(names.slice(-MOST)))
  } catch {
    // Nothing can be kept here.
  }
}
