import { beforeAll, describe, expect, test } from 'vitest'
import type { GameEvent } from '../../games/types'
import { settings } from '../../settings.svelte'
import { words } from '../../words/words.svelte'
import { told, toldWithout } from './story'

const NAMES = ['Ana', 'Bo', 'Cy', 'Di']
const step = (...events: GameEvent[]) => ({ events })
const drew = (seat: number, card = '?', why = 'joker') => {
  const known = card !== '?'
  return {
    event: 'mawoki.drew',
    seat,
    card,
    half: known ? 'bC' : '?',
    other_half: known ? 'yP' : '?',
    sign: known ? 'none' : '?',
    why,
    stock: 9 - seat,
  }
}
const joker = { event: 'mawoki.played', seat: 0, card: 'J', half: '', other_half: '', sign: 'joker' }
const stole = { event: 'mawoki.stole', seat: 0, target: 1, card: '?', half: '?', other_half: '?', sign: '?' }

async function speak(language: string): Promise<void> {
  settings.language = language
  await words.speak(language)
  await words.learn('mawoki', 'moka', 'toko-maja', 'rummikub', 'tokan')
}

beforeAll(() => speak('en'))

describe('whoever is told', () => {
  test('is you for what they do, and others are told by name', () => {
    expect(told(step(joker), NAMES, 0)).toEqual(['You lay the joker.'])
    expect(told(step(joker), NAMES, 1)).toEqual(['Ana lays the joker.'])
    expect(told(step(joker), NAMES)).toEqual(['Ana lays the joker.'])
  })

  test('is you for what is done to them', () => {
    expect(told(step(stole), NAMES, 1)).toEqual(['Ana takes a card from your hand.'])
    expect(told(step(stole), NAMES, 0)).toEqual(['You take a card from Bo’s hand.'])
    expect(told(step(stole), NAMES, 2)).toEqual(['Ana takes a card from Bo’s hand.'])
  })

  test('is you also where what they did is veiled by now', () => {
    const flipped = { event: 'moka.flipped', seat: 2, place: 3, kind: '?', letter: '?', card: '?' }
    expect(told(step(flipped), NAMES, 2)).toEqual(['You flip the card at place 4.'])
    expect(told(step(flipped), NAMES, 1)).toEqual(['Cy flips the card at place 4.'])
  })

  test('is told anew when somebody else looks', () => {
    const one = step(joker)
    expect(told(one, NAMES, 0)).not.toEqual(told(one, NAMES, 1))
    expect(told(one, NAMES, 0)).toBe(told(one, NAMES, 0))
  })

  test.each([
    ['fr', 'Tu poses le joker.'],
    ['nl', 'Je legt de joker.'],
    ['en', 'You lay the joker.'],
  ])('is spoken to in %s', async (language, said) => {
    await speak(language)
    expect(told(step(joker), NAMES, 0)).toEqual([said])
    await speak('en')
  })
})

describe('what happens to several', () => {
  test('is told once', () => {
    expect(told(step(joker, drew(1), drew(2), drew(3)), NAMES)).toEqual([
      'Ana lays the joker.',
      'The joker: all the others draw a card.',
    ])
    expect(told(step(joker, drew(1), drew(2)), NAMES)).toEqual(['Ana lays the joker.', 'The joker: Bo and Cy draw a card.'])
  })

  test('is told apart to whoever it happened to, with what only they know', () => {
    expect(told(step(joker, drew(1), drew(2, 'bC/yP'), drew(3)), NAMES, 2)).toEqual([
      'Ana lays the joker.',
      'The joker: Bo draws a card.',
      'The joker: you draw blue canoe and yellow tipi.',
      'The joker: Di draws a card.',
    ])
  })

  test('is told one by one where it is not the same', () => {
    expect(told(step(drew(1), drew(2, '?', 'snake')), NAMES)).toEqual([
      'The joker: Bo draws a card.',
      'The snake: Cy draws a card.',
    ])
  })
})

test('a list by seat is told by name, and whoever is told is you there', () => {
  const over = { event: 'toko-maja.over', winners: [0], scores: [14, -3, 7, 0] }
  expect(told(step(over), NAMES)).toEqual(['The game is over. Totals: Ana 14, Bo −3, Cy 7, Di 0.'])
  expect(toldWithout(['x'], step(over), NAMES, 1)).toEqual(['The game is over. Totals: Ana 14, you −3, Cy 7, Di 0.'])
})
