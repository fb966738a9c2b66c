import { render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { expect, test, vi } from 'vitest'
import { speaking } from '../../words/speaking.stub'
import { words } from '../../words/words.svelte'
import Board from './Board.svelte'
import { part } from './index'
import type { MawokiView } from './view'

// jsdom has no layout and cannot scroll.
Element.prototype.scrollIntoView = () => {}

const view = {
  game: 'mawoki',
  options: {},
  players: 3,
  phase: 'play',
  turn: 0,
  hands: [['bP/rC/-', 'rP/yC/a'], ['?'], ['?', '?']],
  stock: [],
  pile: ['rP/yT/-'],
} as unknown as MawokiView
const board = (legal: string[], options: Record<string, unknown> = {}, play: (move: string) => void = () => {}) =>
  render(Board, {
    props: {
      view: { ...view, options },
      step: { ply: 7, events: [] },
      steps: [],
      legal,
      seat: 0,
      names: ['Ana', 'Bo', 'Cy'],
      sides: [0, 1, 2],
      hint: null,
      examine: async () => ({ legal: true }),
      study: { examine: async () => ({ legal: true }) },
      play,
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

test('after smoke that need not be answered there is a button to stop, beside the cards', () => {
  const play = vi.fn()
  const shown = board(['bP/rC/-', 'pass'], { smoke: 'may' }, play)
  const stop = shown.querySelector<HTMLButtonElement>('[data-pass]')
  expect(stop?.textContent).toBe('mawoki-pass')
  stop?.click()
  expect(play).toHaveBeenCalledWith('pass')
  expect(board(['bP/rC/-']).querySelector('[data-pass]')).toBeNull()
})

test('an arrow that need not be aimed asks first, also where there is one opponent to aim at', async () => {
  const play = vi.fn()
  const shown = board(['rP/yC/a', 'rP/yC/a@1'], { arrow: 'target-may-draw' }, play)
  shown.querySelector<HTMLButtonElement>('[data-card="rP/yC/a"]')?.click()
  await tick()
  expect(play).not.toHaveBeenCalled()
  expect(shown.textContent).toContain('mawoki-aim-may')
  shown.querySelector<HTMLButtonElement>('[data-nobody]')?.click()
  expect(play).toHaveBeenCalledWith('rP/yC/a')
})

test('an arrow is aimed at one of the players whom the rules list, and the way back aims at nobody', async () => {
  const play = vi.fn()
  const shown = board(['rP/yC/a@1', 'rP/yC/a@2'], { arrow: 'target-draws' }, play)
  const targets = () => [...shown.querySelectorAll<HTMLElement>('[data-target]')].map((target) => target.dataset['target'])
  const arrow = shown.querySelector<HTMLButtonElement>('[data-card="rP/yC/a"]')
  expect(targets()).toEqual([])
  arrow?.click()
  await tick()
  expect(targets()).toEqual(['1', '2'])
  ;[...shown.querySelectorAll<HTMLButtonElement>('.strip button')].at(-1)?.click()
  await tick()
  expect([targets(), play.mock.calls]).toEqual([[], []])
  arrow?.click()
  await tick()
  shown.querySelector<HTMLButtonElement>('[data-target="2"]')?.click()
  expect(play.mock.calls).toEqual([['rP/yC/a@2']])
})

test('the options that differ from how the leaflet is played here stand on the table', () => {
  const shown = board([], { arrow: 'steal', last_card: 'effect-first', smoke: 'may', drawings: 3 }).querySelector('.variants')
  expect([...(shown?.querySelectorAll('span') ?? [])].map((one) => one.textContent)).toEqual([
    'mawoki-variant-steal',
    'mawoki-variant-may-stop',
    'mawoki-variant-effect-first',
    'mawoki-variant-without-tipi',
  ])
  const usual = { arrow: 'target-draws', last_card: 'wins', smoke: 'must', drawings: 4 }
  expect(board([], usual).querySelector('.variants')).toBeNull()
})

test.each(['en', 'fr', 'nl'])('in %s a variant’s own numbers are on the buttons and in the questions', async (language) => {
  await speaking(language)
  await words.learn('mawoki')
  const options = { stuck_draws: 2, arrow_cards: 2, arrow: 'target-may-draw' }
  expect(board(['draw'], options).querySelector('[data-draw]')?.textContent).toContain('2')
  expect(board(['draw']).querySelector('[data-draw]')?.textContent).not.toContain('2')
  expect(part.phrase?.('draw', { ...view, options }, [])).toContain('2')
  const shown = board(['rP/yC/a', 'rP/yC/a@1'], options)
  shown.querySelector<HTMLButtonElement>('[data-card="rP/yC/a"]')?.click()
  await tick()
  expect(shown.querySelector('.strip p')?.textContent).toContain('2')
})
