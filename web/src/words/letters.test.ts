import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { word, wordsOf } from './letters'

/** The tests of the rules use the same table. */
const table = JSON.parse(readFileSync('../tests/core/letters.json', 'utf8')) as [string, string][]
const A_TO_Z = /^[A-Z]{1,16}$/

test.each(table)('%s becomes its letters', (typed, plain) => {
  expect(word(typed)).toBe(plain)
})

test('a list of words is taken whole, accents or not', () => {
  const { taken, left } = wordsOf('été cœur, naïf Noël;l’âme\ngarçon', A_TO_Z)
  expect(taken).toEqual(['ETE', 'COEUR', 'NAIF', 'NOEL', 'AME', 'GARCON'])
  expect(left).toEqual([])
})

test('what is no word is reported as it was typed', () => {
  expect(wordsOf('jeu 3D αβγ -- anticonstitutionnellement', A_TO_Z)).toEqual({
    taken: ['JEU'],
    left: ['3D', 'αβγ', '--', 'anticonstitutionnellement'],
  })
})
