/** The lesson: real positions, answered by the real rules. Words: `toko-maja-lesson-<key>-...`. */

import type { View } from '../../wire/types'
import type { LessonStep } from '../part'

interface Set {
  phase?: string
  round?: number
  hand?: string
  theirs?: string
  discards?: [string, string, string]
  stock?: string
  drawn?: string
  laid?: string[]
  theirLaid?: string[]
  /** The holders of the tokens of 1 to 5: a seat or a dot. */
  tokens?: string
  table_triples?: boolean
}

/** Return a position with seat 0 to move. Cards are letters; piles are bottom first. */
function position(set: Set): View {
  const { phase = 'take', round = 1, hand = '', theirs = '', laid = [], theirLaid = [] } = set
  const { discards = ['1', '3', '2'], stock = '342512413122', drawn = '', tokens = '.....', table_triples = false } = set
  return {
    game: 'toko-maja',
    options: { table_triples, teams: 0 },
    players: 2,
    phase,
    turn: 0,
    round,
    first: 0,
    stock: [...stock],
    discards: discards.map((pile) => [...pile]),
    hands: [[...hand], [...theirs]],
    drawn: drawn === '' ? null : [...drawn],
    laid: [laid, theirLaid],
    tokens: Object.fromEntries([...tokens].map((seat, at) => [`${at + 1}`, seat === '.' ? null : Number(seat)])),
    removed: [],
    scores: [0, 0],
    rng: { seed: '0'.repeat(64), used: 0 },
  }
}

export const lesson: LessonStep[] = [
  {
    key: 'creatures',
    position: position({ hand: '12345J', theirs: '11' }),
  },
  {
    key: 'take',
    position: position({ hand: '224', theirs: '31' }),
    answers: ['t3'],
  },
  {
    key: 'lay',
    position: position({ phase: 'lay', hand: '2224', theirs: '31' }),
    answers: ['222'],
  },
  {
    key: 'draw',
    position: position({ hand: '14', theirs: '31', discards: ['2', '3', '5'], stock: '342512413154' }),
    answers: ['d'],
  },
  {
    key: 'keep',
    position: position({ phase: 'keep', hand: '14', theirs: '31', discards: ['2', '3', '5'], stock: '3425124131', drawn: '45' }),
    answers: ['k0>1', 'k0>2', 'k0>3'],
  },
  {
    key: 'empty',
    position: position({ phase: 'keep', hand: '33', theirs: '1', discards: ['21', '', '5'], drawn: '31' }),
    answers: ['k0>2'],
  },
  {
    key: 'joker',
    position: position({ phase: 'lay', hand: '44J5', theirs: '13' }),
    answers: ['44J'],
  },
  {
    key: 'majority',
    position: position({ phase: 'lay', hand: '111J5', theirs: '3', tokens: '1....', theirLaid: ['11J'] }),
    answers: ['111'],
  },
  {
    key: 'overtake',
    position: position({ phase: 'lay', hand: '222333', theirs: '4', laid: ['222'], theirLaid: ['222', '333'], tokens: '.11..' }),
    answers: ['222'],
  },
  {
    key: 'hand',
    position: position({
      phase: 'keep',
      round: 3,
      hand: '1',
      theirs: '45',
      discards: ['23', '31', '44'],
      drawn: '5J',
      stock: '',
      laid: ['333'],
      theirLaid: ['222'],
      tokens: '.10..',
    }),
    answers: ['k0>1', 'k0>2', 'k0>3'],
  },
  {
    key: 'table',
    position: position({ phase: 'keep', hand: '45', theirs: '23', discards: ['3', '1', '1'], drawn: '15', table_triples: true }),
    answers: ['b0>1>2', 'b0>1>3'],
  },
]
