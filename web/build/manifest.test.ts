// @vitest-environment node
import { expect, test } from 'vitest'
import { manifestIn } from './manifest'

interface Manifest {
  lang: string
  description: string
  shortcuts: { name: string; description: string; url: string }[]
}

test.each(['fr', 'nl', 'en'])('whoever installs in %s is spoken to in that language', (language) => {
  const manifest = manifestIn(language) as Manifest
  expect(manifest.lang).toBe(language)
  expect(manifest.description).toMatch({ fr: /jeux/, nl: /spellen/, en: /games/ }[language] as RegExp)
  for (const shortcut of manifest.shortcuts) {
    expect(shortcut.description).not.toMatch(/-about$/)
    expect(shortcut.url).toMatch(/^\/new\/[a-z-]+$/)
  }
})
