import { expect, test } from 'vitest'
import { typeset } from './french.ts'

test('in French no line begins with a sign of punctuation', () => {
  expect(typeset('aucun ; « oui » : non !')).toBe('aucun\u00a0; «\u00a0oui\u00a0»\u00a0: non\u00a0!')
  expect(typeset('**Qui ?** Lui : *oui !*')).toBe('**Qui\u00a0?** Lui\u00a0: *oui\u00a0!*')
  expect(typeset('| a | b |\n| :- | -: |')).toBe('| a | b |\n| :- | -: |')
})

test('in French no line begins with the pronoun of the verb before it', () => {
  expect(typeset('agit-elle, joue-t-on, dis-le-moi')).toBe('agit\u2011elle, joue\u2011t\u2011on, dis\u2011le\u2011moi')
  expect(typeset('Est-ce à toi-même ? SHA-256.')).toBe('Est\u2011ce à toi\u2011même\u00a0? SHA\u2011256.')
  expect(typeset('peut-être au-dessus de Marie-Laure')).toBe('peut\u2011être au\u2011dessus de Marie-Laure')
})

test('names in a Fluent file are not set in type', () => {
  const names = 'go-on = { resigned-on }\n    .text-on = { $here-on ->\n    [mode-on] a\n   *[other] b\n}'
  expect(typeset(names)).toBe(names)
  expect(typeset('kept-on = { $n ->\n   *[other] Veux-tu { $n } ?\n}')).toBe(
    'kept-on = { $n ->\n   *[other] Veux\u2011tu { $n }\u00a0?\n}',
  )
})
