import { expect, test } from 'vitest'
import { choicesOf, spelled } from './moves'
import { added, laidOut, lettersOf, moveOf, plainly, stillThere, wordOf, type Piece } from './spelling'

const ROW = ['Bg', 'Or', 'Ob', '*', 'Sr']

function typed(row: string[], word: string): Piece[] | null {
  return [...word].reduce<Piece[] | null>((pieces, letter) => pieces && added(row, pieces, letter), [])
}

test('a typed letter takes its card, and a hole where there is none', () => {
  const pieces = typed(ROW, 'BOIS')
  expect(pieces && moveOf(pieces)).toBe('word Bg Or *=I Sr')
  expect(pieces && wordOf(pieces)).toBe('BOIS')
})

test('a letter without a card and without a hole is not taken', () => {
  expect(typed(ROW, 'BII')).toBeNull()
})

test('accents and ligatures are typed as the cards write them', () => {
  expect(plainly('œufé 1-')).toEqual(['O', 'E', 'U', 'F', 'E'])
  expect(plainly('l’ĳs ß')).toEqual(['L', 'I', 'J', 'S', 'S', 'S'])
})

test('a key may have a letter with its accent; names of keys and shortcuts are no letters', () => {
  const pressed = (key: string, ctrlKey = false) => lettersOf({ key, ctrlKey, metaKey: false })
  expect(['e', 'É', 'ç', 'œ'].map((key) => pressed(key).join(''))).toEqual(['E', 'E', 'C', 'OE'])
  expect([pressed('Tab'), pressed('1'), pressed('a', true)]).toEqual([[], [], []])
})

test('the cards of a listed word are found in the row', () => {
  const pieces = laidOut(ROW, ['Bg', 'Ob', '*=I', 'Sr'])
  expect(pieces?.map((piece) => piece.index)).toEqual([0, 2, 3, 4])
  expect(pieces && wordOf(pieces)).toBe('BOIS')
  expect(laidOut(ROW, ['Eg'])).toBeNull()
})

test('a word does not outlive its cards', () => {
  const pieces = typed(ROW, 'BO') as Piece[]
  expect(stillThere([...ROW, 'Eg'], pieces)).toBe(true)
  expect(stillThere(['Or', 'Ob'], pieces)).toBe(false)
})

test('legal moves are sorted by what one touches', () => {
  const choices = choicesOf([
    'flip 0',
    'flip 7',
    'challenge 15',
    'play STEAL 1.0',
    'play STEAL 1.1',
    'play QUAKE',
    'flush',
    'word Bg Or *=I Sr',
  ])
  expect([...choices.flips]).toEqual([0, 7])
  expect([...choices.challenges]).toEqual(['15'])
  expect(choices.plays.get('STEAL')).toEqual(['1.0', '1.1'])
  expect(choices.plays.get('QUAKE')).toEqual([''])
  expect([...choices.plain]).toEqual(['flush'])
  expect(choices.words.get('BOIS')).toEqual(['Bg', 'Or', '*=I', 'Sr'])
  expect(spelled(['*=A', 'Bg'])).toBe('AB')
  expect(choicesOf(['take', 'leave', 'use', 'use 1 2 3']).uses).toEqual(['', '1 2 3'])
})
