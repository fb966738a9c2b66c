/** The lesson: real positions, answered by the real rules. Words: `tokan-lesson-<key>-...`. */

import type { LessonStep } from '../part'
import type { View } from '../../shapes'

function position(board: string[], taboo: string | null = null): View {
  return {
    game: 'tokan',
    options: { scoring: 'towers', setup: 'random' },
    players: 2,
    phase: 'play',
    turn: 0,
    first: 0,
    board,
    taboo,
    rng: { seed: '0'.repeat(64), used: 30 },
  }
}

const row = (cells: string) => cells
const EMPTY = row('. . . . . .')

export const lesson: LessonStep[] = [
  // What there is: three animals of two colours, all thirty laid out.
  {
    key: 'animals',
    position: position(['L j m J l M', 'j L J l j J', 'l J M j L j', 'J m l L J j', 'j M L m l J']),
  },
  // The mouse moves one square.
  { key: 'mouse', position: position([EMPTY, EMPTY, row('. . M j . .'), EMPTY, EMPTY]), answers: ['c3d3'] },
  // The jackal moves two, over what lies between, and never onto a gap.
  { key: 'jackal', position: position([EMPTY, EMPTY, row('. J l m . .'), row('. j . . . .'), EMPTY]), answers: ['b3d3'] },
  // The lion moves three.
  { key: 'lion', position: position([row('. l . . . .'), row('. m . . . .'), row('. j . . . .'), row('. L j J . .'), EMPTY]), answers: ['b2b5'] },
  // Always higher: from level two only onto something as high.
  { key: 'higher', position: position([EMPTY, row('. . l . . .'), row('. . j . . .'), row('jJ m jJ . . .'), EMPTY].map(row)), answers: ['c2c4+1', 'a2c2'] },
]
