/** The lesson: real positions, answered by the real rules. Words: `mawoki-lesson-<key>-...`. */

import type { View } from '../../wire/types'
import type { LessonStep } from '../part'

interface Given {
  hand: string[]
  top: string
  /** The hands of the others, clockwise. */
  others?: string[][]
  phase?: string
}

/** Cards that no step needs elsewhere, for the stock. */
const STOCK = ['rT/yH/a', 'bH/rH/n', 'bT/rC/n']
const SOME = ['bT/rT/s', 'bP/rP/-', 'bC/rC/s']

/** Return a position in which the learner has seat 0 and is to act. */
function position({ hand, top, others = [SOME], phase = 'play' }: Given): View {
  return {
    game: 'mawoki',
    options: { arrow: 'target-draws', last_card: 'wins' },
    players: 1 + others.length,
    phase,
    turn: 0,
    hands: [hand, ...others],
    stock: STOCK,
    pile: [top],
    idle: 0,
    rng: { seed: '0'.repeat(64), used: 50 },
  }
}

export const lesson: LessonStep[] = [
  {
    key: 'cards',
    position: position({ top: 'bP/rC/-', hand: ['bC/rH/a', 'bH/yT/s', 'rT/yT/n', 'rP/yT/-', 'J'] }),
  },
  {
    key: 'match',
    position: position({ top: 'bP/rC/-', hand: ['bC/yT/-', 'bP/yH/-', 'rP/yT/-'] }),
    answers: ['bP/yH/-'],
  },
  {
    key: 'either',
    position: position({ top: 'bH/rT/-', hand: ['bT/yC/-', 'bH/yH/-', 'rT/yP/-', 'rH/yC/-'] }),
    answers: [],
  },
  {
    key: 'stuck',
    position: position({ top: 'rH/yP/-', hand: ['bP/yT/n', 'bH/rC/a', 'rP/yT/-'] }),
    answers: ['draw'],
  },
  {
    key: 'snake',
    position: position({ top: 'rT/yP/-', hand: ['bC/yT/-', 'rC/yH/-', 'rT/yT/n'] }),
    answers: ['rT/yT/n'],
  },
  {
    key: 'smoke',
    position: position({ top: 'bP/rT/a', hand: ['bP/yC/s', 'rH/yC/-', 'bT/yC/-', 'rP/yH/n'] }),
    answers: ['bP/yC/s'],
  },
  {
    key: 'again',
    position: position({ top: 'bP/yC/s', hand: ['rH/yC/-', 'bT/yC/-', 'rP/yH/n'], phase: 'again' }),
    answers: [],
  },
  {
    key: 'arrow',
    position: position({ top: 'rP/yT/-', hand: ['bT/yT/a', 'rH/yP/-', 'bH/yC/n'], others: [SOME, ['bP/rH/s']] }),
    answers: ['bT/yT/a@2'],
  },
  {
    key: 'joker',
    position: position({ top: 'rT/yP/-', hand: ['J', 'bC/yT/-', 'rC/yH/-'], others: [SOME, ['bP/rH/s', 'bH/yP/a']] }),
    answers: ['J'],
  },
  {
    key: 'anything',
    position: position({ top: 'J', hand: ['bC/yH/-', 'rP/yC/a', 'rC/yT/s'] }),
    answers: [],
  },
  {
    key: 'chain',
    position: position({ top: 'rT/yP/-', hand: ['bP/rT/a', 'bP/yC/s', 'rT/yC/s'] }),
    answers: ['rT/yC/s'],
  },
  {
    key: 'end',
    position: position({ top: 'bH/rP/s', hand: ['bH/yH/-'] }),
    answers: ['bH/yH/-'],
  },
]
