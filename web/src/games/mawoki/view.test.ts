import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ARROWS } from './view'

test('the arrows known here are those that the rules offer', () => {
  const words = readFileSync('../src/tablee/games/mawoki/words/en.ftl', 'utf8')
  const offered = [...words.matchAll(/^mawoki-option-arrow-([a-z-]+) =/gm)].map((found) => found[1])
  // The number of cards that an arrow moves is a name too, of a parameter.
  expect([...ARROWS]).toEqual(offered.filter((value) => value !== 'help' && value !== 'cards'))
})
