import { expect, test } from 'vitest'
import { actedIn, peekedIn, roundsIn } from './news'

const WORD = { event: 'moka.word', seat: 1, word: 'BOIS', cards: ['Bg', 'Or', 'Ib', 'Sr'], points: 20, double: false }
const scored = (seat: number, achieved: string) => ({
  event: 'moka.scored',
  seat,
  words: 20,
  challenges: 15,
  points: 35,
  total: 50,
  achieved,
})
const END = [WORD, { event: 'moka.round_over', round: 2, seat: 1 }, scored(0, '?'), scored(1, '15-4 30-1')]

test('only who looked through the binoculars is shown cards', () => {
  const event = { event: 'moka.peeked', seat: 0, places: [3, 7] }
  expect(peekedIn([{ ...event, cards: ['Er', 'BOOM'] }])).toEqual(
    new Map([
      [3, 'Er'],
      [7, 'BOOM'],
    ]),
  )
  expect(peekedIn([{ ...event, cards: ['?', '?'] }]).size).toBe(0)
  expect(peekedIn([{ ...event, cards: '?' }]).size).toBe(0)
})

test('the end of a round counts the words that lay there and the one that ended it, whenever the story is read', () => {
  const lying = [[], [{ word: 'OEIL', cards: [], points: 16 }]]
  const story = [
    { events: [], view: { words: lying } },
    { events: END, view: { words: [[], []] } },
    { events: [WORD], view: { words: [[], [WORD]] } },
  ]
  const [end, ...more] = roundsIn(story)
  expect(more).toEqual([])
  expect(end?.lines.map((line) => line.laid.map((laid) => laid.word))).toEqual([[], ['OEIL', 'BOIS']])
  expect(end?.lines.map((line) => line.achieved)).toEqual([[], ['15-4', '30-1']])
})

test('a special that acts is shown, also one that nobody plays', () => {
  expect(actedIn([{ event: 'moka.flipped', card: 'BOOM' }, { event: 'moka.boom' }])).toBe('BOOM')
  expect(actedIn([{ event: 'moka.used', special: 'QUAKE' }])).toBe('QUAKE')
  expect(actedIn([{ event: 'moka.flipped', card: 'STOP' }])).toBeNull()
})
