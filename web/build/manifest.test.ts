// @vitest-environment node
import { expect, test } from 'vitest'
import { manifestIn } from './manifest'

interface Manifest {
  lang: string
  description: string
  shortcuts: { name: string; description: string; url: string }[]
}

test.each(['fr', 'nl', 'en'])('a person who installs in %s is addressed in that language', (language) => {
  const manifest = manifestIn(language) as Manifest
  expect(manifest.lang).toBe(language)
  expect(manifest.description).toMatch({ fr: /jeux/, nl: /spellen/, en: /games/ }[language] as RegExp)
  const [next, ...games] = manifest.shortcuts
  expect(next?.url).toBe('/next')
  expect(next?.name).not.toMatch(/-title$/)
  expect(games.length).toBeGreaterThan(0)
  for (const shortcut of games) {
    expect(shortcut.description).not.toMatch(/-about$/)
    expect(shortcut.url).toMatch(/^\/new\/[a-z-]+$/)
  }
})
