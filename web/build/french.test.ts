import { expect, test } from 'vitest'
import { withoutLonelySigns } from './french.ts'

test('in French no line begins with a sign of punctuation', () => {
  expect(withoutLonelySigns('aucun ; « oui » : non !')).toBe('aucun\u00a0; «\u00a0oui\u00a0»\u00a0: non\u00a0!')
  expect(withoutLonelySigns('**Qui ?** Lui : *oui !*')).toBe('**Qui\u00a0?** Lui\u00a0: *oui\u00a0!*')
  expect(withoutLonelySigns('| a | b |\n| :- | -: |')).toBe('| a | b |\n| :- | -: |')
})
