import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import { speaking } from '../../words/speaking.stub'
import { words } from '../../words/words.svelte'
import Board from './Board.svelte'

const view = {
  game: 'stash',
  options: { hand: 3 },
  players: 2,
  phase: 'play',
  turn: 0,
  hands: [
    ['2', '5', '5'],
    ['?', '?'],
  ],
  stock: ['?', '?', '?'],
  pile: ['1', '4'],
  passed: 0,
}

/** Show the board to the player of seat 0 or to a spectator; return the moves they make. */
function shown(legal: string[], seat: number | null = 0): string[] {
  const played: string[] = []
  render(Board, {
    props: {
      view,
      step: { ply: 3, events: [] },
      steps: [],
      legal,
      seat,
      names: ['Ana', 'Bo'],
      sides: [0, 1],
      hint: '5',
      examine: async () => ({ legal: true }),
      study: { examine: async () => ({ legal: true }) },
      play: (move: string) => played.push(move),
    },
  })
  return played
}

const named = () => screen.queryAllByRole<HTMLButtonElement>('button').map((button) => button.getAttribute('aria-label'))
const enabled = () => screen.queryAllByRole<HTMLButtonElement>('button').filter((button) => !button.disabled)

test.each([
  ['en', ['Lay the 2', 'Lay the 5', 'Lay the 5', 'Draw a card'], 'Bo: 2 cards'],
  ['fr', ['Poser le 2', 'Poser le 5', 'Poser le 5', 'Piocher une carte'], 'Bo : 2 cartes'],
  ['nl', ['De 2 leggen', 'De 5 leggen', 'De 5 leggen', 'Een kaart trekken'], 'Bo: 2 kaarten'],
])('in %s every card of the hand and the draw have a name', async (language, buttons, held) => {
  await words.learn('stash')
  await speaking(language)
  shown(['5', 'draw'])
  expect(named()).toEqual(buttons)
  expect(screen.getByText(held)).toBeDefined()
})

test('legal moves are buttons that make them; a card that is too low is disabled', async () => {
  const played = shown(['5', 'draw'])
  expect(enabled().map((button) => button.textContent.trim())[0]).toBe('5')
  for (const button of enabled()) await fireEvent.click(button)
  expect(played).toEqual(['5', '5', 'draw'])
})

test('the suggested cards stand out', () => {
  shown(['5', 'draw'])
  expect(screen.getAllByRole('button').map((button) => button.classList.contains('suggested'))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('a player who waits sees the hand and cannot lay', () => {
  shown([])
  expect(named()).toHaveLength(3)
  expect(enabled()).toEqual([])
})

test('a spectator sees the pile, and no hand', () => {
  shown([], null)
  expect(named()).toEqual([])
  expect(screen.getByText('4')).toBeDefined()
})
