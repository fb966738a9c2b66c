import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import { FUNCTIONS } from './counted'
import { begun, named } from './named'

test('a seat becomes a name, each under the name of its parameter', () => {
  expect(named({ seat: 1, target: 0, seats: [0, 1], place: 7 }, ['Ana', 'Bo'])).toEqual({
    seat: 1,
    name: 'Bo',
    target: 0,
    target_name: 'Ana',
    seats: [0, 1],
    names: ['Ana', 'Bo'],
    place: 7,
  })
})

test('a sentence begins with a capital, and a name as its bearer writes it', () => {
  expect(begun('un brelan de 3', ['Ana'])).toBe('Un brelan de 3')
  expect(begun('él piensa', [])).toBe('Él piensa')
  expect(begun('ana threatens most', ['Bo', 'ana'])).toBe('ana threatens most')
})

test('numbers from nought in the notation count from one, in lists too, and what is hidden stays so', () => {
  const bundle = new FluentBundle('en', { useIsolating: false, functions: FUNCTIONS })
  bundle.addResource(new FluentResource('at = place { FROM_ONE($place) }'))
  const said = (place: number | string) => bundle.formatPattern(bundle.getMessage('at')?.value ?? '', { place })
  expect([said(0), said(15), said('3, 7, 12'), said('9'), said('?')]).toEqual([
    'place 1',
    'place 16',
    'place 4, 8, 13',
    'place 10',
    'place ?',
  ])
})
