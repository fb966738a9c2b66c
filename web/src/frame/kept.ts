/** Short lists of names in this browser's storage. If the browser stores nothing, they last until the page closes. */

/** The owner of stored data: it goes with the guest, or stays with the browser. */
export type Whose = 'guest' | 'browser'

const MOST = 200

/** Return the names stored under `key`; an empty list if the entry is missing or broken. */
export function keptNames(key: string): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(found) ? found.filter((name) => typeof name === 'string').slice(-MOST) : []
  } catch {
    return []
  }
}

/** Store the newest of these names under `key`. */
export function keepNames(key: string, names: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(names.slice(-MOST)))
  } catch {
    // This browser stores nothing.
  }
}
