import { expect, test } from 'vitest'
import { builtIn, directionOf, guessLanguage, regional } from './languages'

test.each([
  [['nl-BE', 'fr'], 'nl'],
  [['de', 'en-GB', 'fr'], 'en'],
  [['FR-ca'], 'fr'],
  [['de', 'it'], 'fr'],
  [[], 'fr'],
])('a browser that asks for %j is answered in %s', (wanted, language) => {
  expect(guessLanguage(wanted)).toBe(language)
})

test('what a language from outside leaves unsaid is said in English, one of ours speaks for itself', () => {
  expect([builtIn('de'), builtIn('nl'), builtIn('pt-BR')]).toEqual(['en', 'nl', 'en'])
})

test.each([
  ['en', ['fr', 'en-US', 'en-GB'], 'en-US'],
  ['nl', ['NL-be'], 'NL-be'],
  ['en', ['fr-BE'], 'en-GB'],
  ['fr', [], 'fr'],
])('days in %s are written in a browser that asks for %j as in %s', (language, wanted, tag) => {
  expect(regional(language, wanted)).toBe(tag)
})

test.each([
  ['ltr', ['fr', 'nl', 'en', 'de', 'pt-BR', 'az', 'ku', 'uz-Latn', 'ar-Latn']],
  ['rtl', ['ar', 'ar-EG', 'he', 'fa', 'ur-PK', 'az-Arab', 'yi']],
])('a page is read %s in %j', (direction, languages) => {
  expect(languages.map(directionOf)).toEqual(languages.map(() => direction))
})
