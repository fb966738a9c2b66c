/** The lesson: real positions, answered by the real rules. Words: `rummikub-lesson-<key>-...`. */

import type { LessonStep } from '../part'
import type { View } from '../../wire/types'

const PLAY_OR_DRAW = { turns: 'play-or-draw' }

interface More {
  opened?: boolean
  drawn?: string
  options?: Record<string, unknown>
}

/** Return a position with the learner to move; table and rack are in the form of moves. */
function position(table: string, rack: string, { opened = true, drawn, options = PLAY_OR_DRAW }: More = {}): View {
  return {
    game: 'rummikub',
    options,
    players: 2,
    phase: 'play',
    turn: 0,
    round: 1,
    first: 0,
    racks: [rack.split(' '), ['b13', 'k10', 'y6', 'y12', 'y13']],
    opened: [opened, true],
    table: table === '' ? [] : table.split(', ').map((set) => set.split(' ')),
    pool: ['k13', 'r12', 'b13', 'y5', 'r11', 'k12'],
    drawn: drawn ?? null,
    idle: 0,
    passes: 0,
    scores: [0, 0],
    rng: { seed: '0'.repeat(64), used: 0 },
  }
}

export const lesson: LessonStep[] = [
  { key: 'tiles', position: position('r4 r5 r6, b8 k8 y8, k1 k2 J', 'r1 b2 k3 y4 J') },
  { key: 'run', position: position('', 'b4 b5 b6 k2 y11'), answers: ['b4 b5 b6'] },
  { key: 'group', position: position('b4 b5 b6', 'r9 r13 b3 k9 y9'), answers: ['r9 k9 y9, b4 b5 b6'] },
  {
    key: 'opening',
    position: position('k2 k3 k4', 'r10 b1 b2 b3 b10 k5 y10', { opened: false }),
    answers: ['r10 b10 y10, k2 k3 k4', 'r10 b10 y10, b1 b2 b3, k2 k3 k4'],
  },
  { key: 'add', position: position('r3 r4 r5, b8 k8 y8', 'r6 r8 y1'), answers: ['r3 r4 r5 r6, r8 b8 k8 y8'] },
  { key: 'split', position: position('r3 r4 r5 r6 r7', 'r5 k1 y9'), answers: ['r3 r4 r5, r5 r6 r7'] },
  { key: 'take', position: position('r7 b7 k7 y7', 'r8 r9 b2'), answers: ['r7 r8 r9, b7 k7 y7'] },
  { key: 'rearrange', position: position('r4 r5 r6, b4 b5 b6, k4 k5 k6', 'y4'), answers: ['r4 b4 k4 y4, r5 b5 k5, r6 b6 k6'] },
  {
    key: 'joker',
    position: position('k1 k2 k3', 'b11 b12 y1 J'),
    answers: ['b11 b12 J, k1 k2 k3', 'J b11 b12, k1 k2 k3'],
  },
  { key: 'free', position: position('b3 b4 J', 'r9 b5 y9'), answers: ['r9 y9 J, b3 b4 b5'] },
  {
    key: 'discard',
    position: position('k1 k2 k3', 'r2 k4 y13', { drawn: 'k4', options: {} }),
    answers: ['k1 k2 k3 k4 / r2', 'k1 k2 k3 k4 / y13'],
  },
  {
    key: 'out',
    position: position('r3 r4 r5, b9 k9 y9', 'r6 r9', { drawn: 'r9', options: {} }),
    answers: ['r3 r4 r5 r6, r9 b9 k9 y9', 'r3 r4 r5 r6, b9 k9 y9 / r9', 'r3 r4 r5, r9 b9 k9 y9 / r6'],
  },
]
