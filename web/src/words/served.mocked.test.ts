import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../settings/settings.svelte'
import { gameName, t, words } from './words.svelte'

vi.mock('./first.fr', () => ({ default: ['home-go = À l’accueil'] }))
vi.mock('./first.en', () => ({ default: ['home-go = Home\nsettings = Settings'] }))

const SERVED: Record<string, string> = {
  '/api/words/fr/nim': 'nim-name = Nim\nnim-zone-heap = Heap\nnim-zone-heap = Tas',
  '/api/words/de': 'home-go = Zur Startseite',
  '/api/words/de/nim': 'nim-name = Nim\nnim-zone-heap = Haufen',
}
const asked: string[] = []
const answered: Response[] = []

beforeEach(() => {
  asked.length = 0
  answered.length = 0
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    const response = new Response(SERVED[path] ?? '{}', { status: path in SERVED ? 200 : 404 })
    answered.push(response)
    return Promise.resolve(response)
  })
})

afterEach(() => vi.unstubAllGlobals())

test('a game that the pages were not built with brings its own title and the names of its zones, in the language spoken', async () => {
  settings.language = 'fr'
  await words.learn('nim')
  expect([gameName('nim'), t('nim-zone-heap')]).toEqual(['Nim', 'Tas'])
  await words.speak('fr')
  expect(asked).toEqual(['/api/words/fr/nim'])
})

test('a language from outside is spoken without a build, and what it leaves unsaid is English', async () => {
  settings.language = 'de'
  await words.speak('de')
  expect([t('home-go'), t('settings'), t('nim-zone-heap')]).toEqual(['Zur Startseite', 'Settings', 'Haufen'])
})

test('a language that the server does not speak is English', async () => {
  settings.language = 'pt-BR'
  await words.speak('pt-BR')
  expect(t('home-go')).toBe('Home')
})

test('what the server refuses is read, too: until then the browser holds the request open', async () => {
  settings.language = 'fr'
  await words.learn('unheard-of')
  expect(answered.map(({ status, bodyUsed }) => [status, bodyUsed])).toEqual([[404, true]])
})
