import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { GameEvent } from '../wire/types'
import { settings } from '../settings/settings.svelte'
import { words } from '../words/words.svelte'
import { sentencesOf, sentencesExcept } from './story'

const WORDS: Record<string, string> = {
  en: `
toy-laid = { $name } lays { $card }.
    .you = You lay { $card }.
toy-drew = { $name } draws { $card ->
    [b7] b7
    [a1] a1
   *[other] a card
  } ({ $why }).
    .you = You draw { $card } ({ $why }).
    .many = { $names } { $together ->
         [one] draws
        *[other] draw
    } { $each ->
         [one] a card
        *[other] { $each } cards
    } ({ $why }).
    .everybody = All the others draw a card ({ $why }).
toy-stole = { $name } takes a card from { $target_name }.
    .you = You take a card from { $target_name }.
    .you-target = { $name } takes a card from you.
toy-flipped = { $name } flips { $card }.
    .hidden = { $name } flips a card.
    .you = You flip { $card }.
    .you-hidden = You flip a card.
toy-over = It is over: { $scores_by_name }.
`,
  fr: 'toy-laid = { $name } pose { $card }.\n    .you = Tu poses { $card }.\n',
  nl: 'toy-laid = { $name } legt { $card }.\n    .you = Je legt { $card }.\n',
}
vi.mock('../words/served', () => ({ served: (language: string) => Promise.resolve(WORDS[language]) }))

const NAMES = ['Ana', 'Bo', 'Cy', 'Di']
const step = (...events: GameEvent[]) => ({ events })
const drew = (seat: number, card = '?', why = 'joker') => ({ event: 'toy.drew', seat, card, why, stock: 9 - seat })
const laid = { event: 'toy.laid', seat: 0, card: 'J' }
const stole = { event: 'toy.stole', seat: 0, target: 1, card: '?' }

async function speak(language: string): Promise<void> {
  settings.language = language
  await words.speak(language)
  await words.learn('toy')
}

beforeAll(() => speak('en'))

describe('the reader of a sentence', () => {
  test('is you for their own actions, and others are named', () => {
    expect(sentencesOf(step(laid), NAMES, 0)).toEqual(['You lay J.'])
    expect(sentencesOf(step(laid), NAMES, 1)).toEqual(['Ana lays J.'])
    expect(sentencesOf(step(laid), NAMES)).toEqual(['Ana lays J.'])
  })

  test('is you for what is done to them', () => {
    expect(sentencesOf(step(stole), NAMES, 1)).toEqual(['Ana takes a card from you.'])
    expect(sentencesOf(step(stole), NAMES, 0)).toEqual(['You take a card from Bo.'])
    expect(sentencesOf(step(stole), NAMES, 2)).toEqual(['Ana takes a card from Bo.'])
  })

  test('is you also where what they did is veiled by now', () => {
    const flipped = { event: 'toy.flipped', seat: 2, card: '?' }
    expect(sentencesOf(step(flipped), NAMES, 2)).toEqual(['You flip a card.'])
    expect(sentencesOf(step(flipped), NAMES, 1)).toEqual(['Cy flips a card.'])
  })

  test('changes with the viewpoint', () => {
    const one = step(laid)
    expect(sentencesOf(one, NAMES, 0)).not.toEqual(sentencesOf(one, NAMES, 1))
    expect(sentencesOf(one, NAMES, 0)).toBe(sentencesOf(one, NAMES, 0))
  })

  test.each([
    ['fr', 'Tu poses J.'],
    ['nl', 'Je legt J.'],
    ['en', 'You lay J.'],
  ])('is spoken to in %s', async (language, said) => {
    await speak(language)
    expect(sentencesOf(step(laid), NAMES, 0)).toEqual([said])
    await speak('en')
  })
})

describe('what happens to several', () => {
  test('gets one sentence for the same effect on all', () => {
    expect(sentencesOf(step(laid, drew(1), drew(2), drew(3)), NAMES)).toEqual([
      'Ana lays J.',
      'All the others draw a card (joker).',
    ])
    expect(sentencesOf(step(laid, drew(1), drew(2)), NAMES)).toEqual(['Ana lays J.', 'Bo and Cy draw a card (joker).'])
  })

  test('gets one sentence if it happened to each of them as often, else one for each number of times', () => {
    expect(sentencesOf(step(drew(1), drew(1), drew(2), drew(2)), NAMES)).toEqual(['Bo and Cy draw 2 cards (joker).'])
    expect(sentencesOf(step(drew(1), drew(1), drew(2)), NAMES)).toEqual(['Bo draws 2 cards (joker).', 'Cy draws a card (joker).'])
  })

  test('gets a sentence of their own if it happened to them, with what only they know', () => {
    expect(sentencesOf(step(laid, drew(1), drew(2, 'b7'), drew(3)), NAMES, 2)).toEqual([
      'Ana lays J.',
      'Bo draws a card (joker).',
      'You draw b7 (joker).',
      'Di draws a card (joker).',
    ])
  })

  test('gets one sentence for each if the effects differ', () => {
    expect(sentencesOf(step(drew(1), drew(2, '?', 'snake')), NAMES)).toEqual([
      'Bo draws a card (joker).',
      'Cy draws a card (snake).',
    ])
    expect(sentencesOf(step(drew(1, 'a1'), drew(2, 'b7')), NAMES)).toEqual(['Bo draws a1 (joker).', 'Cy draws b7 (joker).'])
  })
})

test('a list by seat has names, and the reader is you there', () => {
  const over = { event: 'toy.over', winners: [0], scores: [14, -3, 7, 0] }
  expect(sentencesOf(step(over), NAMES)).toEqual(['It is over: Ana 14, Bo −3, Cy 7, Di 0.'])
  expect(sentencesExcept(['x'], step(over), NAMES, 1)).toEqual(['It is over: Ana 14, you −3, Cy 7, Di 0.'])
})
