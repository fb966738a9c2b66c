import { fireEvent, render } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import Board from './Board.svelte'
import type { TokoMajaView } from './view'
import Triple from './Triple.svelte'

/**
 * Keep the 4 and put the joker onto pile 2, while the tops are 3, 5 and 3. These moves show that the rules see a
 * triple.
 */
async function laid(legal: string[]) {
  const view: TokoMajaView = {
    game: 'toko-maja',
    options: { teams: 0, table_triples: true },
    players: 2,
    phase: 'keep',
    turn: 0,
    round: 1,
    first: 0,
    stock: ['?'],
    drawn: ['4', 'J'],
    discards: [['3'], ['5'], ['3']],
    hands: [[], []],
    laid: [[], []],
    tokens: { '1': null, '2': null, '3': null, '4': null, '5': null },
    scores: [0, 0],
  }
  const played: string[] = []
  const props = {
    view,
    step: { ply: 7, events: [] },
    steps: [],
    legal,
    seat: 0,
    names: ['Ana', 'Bo'],
    sides: [0, 1],
    hint: null,
    examine: async () => ({ legal: true }),
    study: { examine: async () => ({ legal: true }) },
    play: (move: string) => played.push(move),
  }
  const { container } = render(Board, { props })
  await fireEvent.click(container.querySelector('[data-drawn="0"]') as Element)
  await fireEvent.click(container.querySelector('[data-pile="2"]') as Element)
  const shown = container.querySelector('.made .triple')?.innerHTML
  return {
    lying:
      shown === undefined
        ? null
        : shown === render(Triple, { props: { triple: '3J3' } }).container.querySelector('.triple')?.innerHTML,
    played,
  }
}

test('a discard makes a triple where the rules list that move; the tops are shown as they will lie', async () => {
  expect(await laid(['k0>1', 'k0>2', 'b1>2>1', 'b1>2>3'])).toEqual({ lying: true, played: [] })
})

test('where they do not, it is laid like any other, whatever the tops look like', async () => {
  expect(await laid(['k0>1', 'k0>2'])).toEqual({ lying: null, played: ['k0>2'] })
})
