/** Words that the pages were not built with: the server has them, those of games that came as packages and of languages from outside. */

const known = new Map<string, Promise<string>>()

async function asked(path: string): Promise<string> {
  const response = await fetch(path, { credentials: 'same-origin' })
  // Read in any case: until then the browser holds the request open.
  const text = await response.text()
  // What is not spoken there is said in English.
  return response.ok ? text : ''
}

/** The words of the frame, or of a game; nothing where the server has none or cannot be reached, which is then asked again. */
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
