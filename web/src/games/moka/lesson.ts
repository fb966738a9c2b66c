/** The lesson: real positions, answered by the real rules. Its words stand in all three dictionaries. Words: `moka-lesson-<key>-...`. */

import { settings } from '../../settings.svelte'
import type { View } from '../../shapes'
import type { LessonStep } from '../part'
import { HOLE } from './cards'

const GRID = ['Eg', 'Ab', 'Nr', 'Sg', 'Nb', 'Tr', 'PEEK', 'Or', 'Ib', 'Rg', 'Mb', 'Er', 'Ar', 'Tg', 'STOP', 'Eb']
const STOCK = ['Ng', 'Er', 'Sb', 'Ir', 'Lb', 'Og', 'Ar', 'Ng', 'Sr', 'Ig']
const HOTEL = { word: 'HOTEL', cards: ['Hr', 'Og', 'Tb', 'Eb', 'Lr'], points: 30 }
const TAXI = { word: 'TAXI', cards: ['Tg', 'Ag', 'Xg', 'Ig'], points: 48 }
const TOTAL = { word: 'TOTAL', cards: ['Tb', 'Or', 'Tr', 'Ab', 'Lg'], points: 25 }

/** Two players, the first to move with `row` before them; the words are those of the reader's language. */
function position(row: string[], keys: Record<string, unknown> = {}): View {
  return {
    game: 'moka',
    options: { hole_colour: 'any', contest: 'dictionary', memory_aid: false, dictionary: settings.language, extra_words: [] },
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

/** Every move that lays all of `row`, in whatever order: which of them are words, the rules know. */
function layingAll(row: string[], laid: string[] = []): string[] {
  if (row.length === 0) return [`word ${laid.join(' ')}`]
  return row.flatMap((card, at) => layingAll(row.filter((_, other) => other !== at), [...laid, card]))
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
  { key: 'word', row: FIVE, keys: { phase: 'after' }, answers: layingAll(FIVE) },
  { key: 'longer', row: LONGER, answers: layingAll(LONGER) },
  { key: 'double', row: ['Tg', 'Ag', 'Ar', 'Xg', 'Ig'], answers: ['word Tg Ag Xg Ig'] },
  { key: 'hole', row: ['Zr', 'Er', HOLE, 'Or'], answers: [`word Zr Er ${HOLE}=R Or`] },
  { key: 'flush', row: ['Hb', 'Bg', 'Xg', 'Pr', 'Mr', 'Gb'], answers: ['flush'] },
  { key: 'special', row: ['Rb', 'Og', 'Bb', 'Or'], keys: { specials: [['STEAL'], []] }, answers: ['play STEAL 1.0'] },
  { key: 'challenge', row: MIRRORED, keys: { challenges: [['30-5', '80-4'], ['15-1']] }, answers: layingAll(MIRRORED) },
  { key: 'end', row: LAST, keys: { words: [[HOTEL, TAXI], [TOTAL]], challenges: [['15-1'], ['30-9']] }, answers: layingAll(LAST) },
]

export const lesson: LessonStep[] = steps.map(({ key, row, keys, answers }) => ({
  key,
  // Made when it is shown: the language may be changed in the middle of the lesson.
  get position() {
    return position(row, keys)
  },
  ...(answers === undefined ? {} : { answers }),
}))
