import { render } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import Board from './Board.svelte'
import type { MawokiView } from './table'

const view: MawokiView = {
  game: 'mawoki',
  options: {},
  players: 3,
  phase: 'play',
  turn: 0,
  hands: [['bP/rC/-'], ['?'], ['?', '?']],
  stock: [],
  pile: ['rP/yT/-'],
}
const board = (legal: string[]) =>
  render(Board, {
    props: {
      view,
      step: { ply: 7, events: [] },
      steps: [],
      legal,
      seat: 0,
      names: ['Ana', 'Bo', 'Cy'],
      sides: [0, 1, 2],
      hint: null,
      examine: async () => ({ legal: true }),
      study: { examine: async () => ({ legal: true }) },
      play: () => {},
    },
  }).container

test('what may be done is what the rules list, under one name whatever the stock and the pile hold', () => {
  expect(board(['draw']).querySelector('[data-draw]')?.textContent).toBe('mawoki-draw')
  expect(board(['bP/rC/-']).querySelector('[data-draw]')).toBeNull()
})

test('whose turn comes next is not worked out here', () => {
  expect(
    [...board(['draw']).querySelectorAll('[data-player] [role=img]')].map((player) => player.getAttribute('aria-label')),
  ).toEqual(['mawoki-player', 'mawoki-player'])
})
