/**
 * The lesson: real positions, answered by the real rules. Its words are in all three dictionaries. Words:
 * `moka-lesson-<key>-...`.
 */

import type { View } from '../../wire/types'
import { builtIn } from '../../settings/languages'
import type { LessonStep } from '../part'

/** Return the language of the page, in which the words are laid. */
const language = () => builtIn(globalThis.document?.documentElement.lang || 'fr')

const GRID = ['Eg', 'Ab', 'Nr', 'Sg', 'Nb', 'Tr', 'PEEK', 'Or', 'Ib', 'Rg', 'Mb', 'Er', 'Ar', 'Tg', 'STOP', 'Eb']
const STOCK = ['Ng', 'Er', 'Sb', 'Ir', 'Lb', 'Og', 'Ar', 'Ng', 'Sr', 'Ig']
const HOTEL = { word: 'HOTEL', cards: ['Hr', 'Og', 'Tb', 'Eb', 'Lr'], points: 30 }
const TAXI = { word: 'TAXI', cards: ['Tg', 'Ag', 'Xg', 'Ig'], points: 48 }
const TOTAL = { word: 'TOTAL', cards: ['Tb', 'Or', 'Tr', 'Ab', 'Lg'], points: 25 }

/**
 * Return a position of two players, with `row` in front of the first, who is to move. The words are in the reader's
 * language.
 */
function position(row: string[], keys: Record<string, unknown> = {}): View {
  return {
    game: 'moka',
    options: { hole_colour: 'any', contest: 'dictionary', memory_aid: false, dictionary: language(), extra_words: [] },
    players: 2,
    phase: 'turn',
    turn: 0,
    round: 1,
    grid: GRID,
    flipped: null,
    stock: STOCK,
    stacks: { '15': ['15-4', '15-6'], '30': ['30-2', '30-1'], '80': ['80-1'] },
    rows: [row, ['Tr', 'Lb', 'Eg']],
    specials: [[], []],
    challenges: [['15-9'], ['30-9']],
    words: [[], []],
    seen: [{}, {}],
    skips: [0, 0],
    scores: [0, 0],
    extra: 0,
    drawn: null,
    vote: null,
    rng: { seed: '0'.repeat(64), used: 200 },
    ...keys,
  }
}

/** Return every move that lays `word` with cards of `row`, for each order of equal letters. */
function laying(word: string, row: string[], laid: string[] = []): string[] {
  const letter = word[laid.length]
  if (letter === undefined) return [`word ${laid.join(' ')}`]
  return row.flatMap((card, at) =>
    card[0] === letter
      ? laying(
          word,
          row.filter((_, other) => other !== at),
          [...laid, card],
        )
      : [],
  )
}

const FIVE = ['Hr', 'Og', 'Eb', 'Lr', 'Tg']
const LONGER = ['Mg', 'Or', 'Tg', 'Eb', 'Lg', 'Sb']
const MIRRORED = ['Rg', 'Ob', 'Tr', 'Or', 'Rb']
const LAST = ['Pb', 'Ig', 'Ar', 'Ng', 'Ob']

interface Made extends Pick<LessonStep, 'key' | 'answers'> {
  row: string[]
  keys?: Record<string, unknown>
}

const steps: Made[] = [
  { key: 'table', row: ['Mr', 'Og', 'Er'], keys: { words: [[], [TOTAL]] } },
  { key: 'flip', row: ['Hr', 'Og'], answers: GRID.map((_, place) => `flip ${place}`) },
  { key: 'take', row: ['Hr', 'Og', 'Eb', 'Lr'], keys: { phase: 'flipped', flipped: 13 }, answers: ['take'] },
  { key: 'word', row: FIVE, keys: { phase: 'after' }, answers: laying('HOTEL', FIVE) },
  { key: 'longer', row: LONGER, answers: laying('MOTELS', LONGER) },
  { key: 'double', row: ['Tg', 'Ag', 'Ar', 'Xg', 'Ig'], answers: ['word Tg Ag Xg Ig'] },
  { key: 'hole', row: ['Zr', 'Er', '*', 'Or'], answers: ['word Zr Er *=R Or'] },
  { key: 'flush', row: ['Hb', 'Bg', 'Xg', 'Pr', 'Mr', 'Gb'], answers: ['flush'] },
  { key: 'special', row: ['Rb', 'Og', 'Bb', 'Or'], keys: { specials: [['STEAL'], []] }, answers: ['play STEAL 1.0'] },
  { key: 'challenge', row: MIRRORED, keys: { challenges: [['30-5', '80-4'], ['15-1']] }, answers: laying('ROTOR', MIRRORED) },
  {
    key: 'end',
    row: LAST,
    keys: { words: [[HOTEL, TAXI], [TOTAL]], challenges: [['15-1'], ['30-9']] },
    answers: laying('PIANO', LAST),
  },
]

export const lesson: LessonStep[] = steps.map(({ key, row, keys, answers }) => ({
  key,
  // A getter, because the language may change during the lesson.
  get position() {
    return position(row, keys)
  },
  ...(answers === undefined ? {} : { answers }),
}))
