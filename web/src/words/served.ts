/** Words that are not built into the pages. The server has them: games from packages, and added languages. */

const known = new Map<string, Promise<string>>()

async function asked(path: string): Promise<string> {
  const response = await fetch(path, { credentials: 'same-origin' })
  // Read the body in any case: until then the browser keeps the request open.
  const text = await response.text()
  // A language without such a file uses English.
  return response.ok ? text : ''
}

/**
 * Load the words of the frame or of a game. The result is empty if the server has none. If the server cannot be
 * reached, the next call asks again.
 */
export function served(language: string, game?: string): Promise<string> {
  const path = ['/api/words', language, ...(game === undefined ? [] : [game])].map(encodeURI).join('/')
  const found =
    known.get(path) ??
    asked(path).catch(() => {
      known.delete(path)
      return ''
    })
  known.set(path, found)
  return found
}
