import { expect, test } from 'vitest'
import { questionAbout } from './question'

const view = { game: 'toy', options: {}, players: 2, phase: 'play', turn: 0 }
const part = {
  costly: (move: string) => (move === 'gift' ? 'toy-costly' : null),
  phrase: (move: string) => `play ${move}`,
}
const about = (move: string, always: boolean, of: typeof part | null = part) => questionAbout(move, view, [], [], of, always)

test('most moves are made at once', () => {
  expect(about('step', false)).toBeNull()
})

test('what may cost dearly is asked about, and why', () => {
  expect(about('gift', false)).toEqual({ costly: true, text: 'toy-costly' })
  expect(about('gift', true)).toEqual({ costly: true, text: 'toy-costly' })
})

test('a player who wants to confirm every move reads the move in words', () => {
  expect(about('step', true)).toEqual({ costly: false, text: 'Play step' })
})

test('a game without a part of its own is asked about as it is typed', () => {
  expect(about('step', true, null)).toEqual({ costly: false, text: 'Step' })
})
