import { expect, it } from 'vitest'
import { atMost, cut } from './graphemes'

const FAMILY = '👨‍👩‍👧‍👦'

it('what is too long is cut between characters as people see them', () => {
  expect(cut(FAMILY.repeat(30), 24)).toBe(FAMILY.repeat(24))
  expect(cut('x'.repeat(25), 24)).toBe('x'.repeat(24))
  expect(cut(`e\u0301${FAMILY}b`, 2)).toBe(`e\u0301${FAMILY}`)
})

it('what fits stays as it is', () => {
  expect(cut(FAMILY, 1)).toBe(FAMILY)
  expect(cut('', 3)).toBe('')
})

it('a field takes no more, and a screen reader hears what is left', () => {
  const field = document.createElement('input')
  let heard = ''
  field.addEventListener('input', () => (heard = field.value))
  const held = atMost(field, 2)
  field.value = `a${FAMILY}b`
  field.dispatchEvent(new Event('input'))
  expect(heard).toBe(`a${FAMILY}`)
  held.destroy()
  field.value = 'abc'
  field.dispatchEvent(new Event('input'))
  expect(heard).toBe('abc')
})
