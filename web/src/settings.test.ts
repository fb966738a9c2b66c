import { expect, test } from 'vitest'
import { guessLanguage } from './settings.svelte'

test.each([
  [['nl-BE', 'fr'], 'nl'],
  [['de', 'en-GB', 'fr'], 'en'],
  [['FR-ca'], 'fr'],
  [['de', 'it'], 'fr'],
  [[], 'fr'],
])('a browser that asks for %j is answered in %s', (wanted, language) => {
  expect(guessLanguage(wanted)).toBe(language)
})
