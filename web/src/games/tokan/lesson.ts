/** The lesson: real positions, answered by the real rules. Words: `tokan-lesson-<key>-...`. */

import type { LessonStep } from '../part'
import type { View } from '../../wire/types'

const NOBODY = '. . . . . .'

/** Return a position with red to move; `rows` from the top down, as in docs/notation.md. */
function position(rows: string[], taboo: string | null = null): View {
  return {
    game: 'tokan',
    options: { scoring: 'towers', setup: 'random' },
    players: 2,
    phase: 'play',
    turn: 0,
    first: 0,
    board: rows,
    taboo,
    rng: { seed: '0'.repeat(64), used: 30 },
  }
}

export const lesson: LessonStep[] = [
  {
    key: 'animals',
    position: position(['L j m J l M', 'j L J l j J', 'l J M j L j', 'J m l L J j', 'j M L m l J']),
  },
  {
    key: 'mouse',
    position: position([NOBODY, '. . j . . .', '. . M l . .', '. . J . . .', NOBODY]),
    answers: ['c3d3', 'c3c4', 'c3c2'],
  },
  {
    key: 'jackal',
    position: position(['. . m . . .', '. . l . . .', 'j L J m J .', NOBODY, NOBODY]),
    answers: ['c3e3', 'c3a3', 'c3c5', 'e3c3'],
  },
  {
    key: 'lion',
    position: position(['. . . j . .', '. m . l . .', 'l J j L . J', '. . . j . .', NOBODY]),
    answers: ['d3a3'],
  },
  {
    key: 'gap',
    position: position(['. . . l . .', '. . . j . .', 'j m . J . l', NOBODY, '. m . jL . .']),
    answers: ['d3d5'],
  },
  {
    key: 'slide',
    position: position([NOBODY, NOBODY, 'm l J j m .', NOBODY, NOBODY]),
    answers: [],
  },
  {
    key: 'higher',
    position: position([NOBODY, NOBODY, '. mj m jJ l j', NOBODY, NOBODY]),
    answers: [],
  },
  {
    key: 'carry',
    position: position([NOBODY, NOBODY, '. m jmJ l lj .', NOBODY, NOBODY]),
    answers: ['c3e3+1'],
  },
  {
    key: 'taboo',
    position: position([NOBODY, '. . j . . .', '. . J l mj .', '. . l . . .', '. . j . . .'], 'e3'),
    answers: ['c3c1'],
  },
  {
    key: 'end',
    position: position([NOBODY, '. mj . . jl .', '. lL l l lJj .', NOBODY, NOBODY]),
    answers: ['b3e3+1'],
  },
]
