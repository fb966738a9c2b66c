import { expect, test } from 'vitest'
import type { GamePart } from './part'
import type { View } from '../wire/types'

const PARTS = import.meta.glob<GamePart>('./*/index.ts', { import: 'part' })

// A player may type anything. If every move needs a confirmation, the page repeats it before the rules have judged it.
test.each(Object.entries(PARTS))('%s says anything that is typed', async (_, load) => {
  const { phrase, costly } = await load()
  const view = {
    game: 'x',
    options: {},
    players: 2,
    phase: 'play',
    turn: 0,
    board: ['. .'],
    racks: [[]],
    table: [],
    opened: [true],
    grid: [],
    rows: [[]],
    flipped: null,
    drawn: null,
  } as View
  for (const typed of ['zz', 'play', 'play SWAP 1>2.0', 'k0>2', 'word', 'r1 / ', 'a1a9+7', 'b/b/b@9']) {
    expect(typeof (phrase?.(typed, view, []) ?? '')).toBe('string')
    expect(costly?.(typed, view, []) ?? null).toBeNull()
  }
})
