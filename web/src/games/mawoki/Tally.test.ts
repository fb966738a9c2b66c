import { render } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import Tally from './Tally.svelte'

function ranking(ranks: number[], resigned: number[]) {
  const view = {
    game: 'mawoki',
    options: {},
    players: 3,
    phase: 'over',
    turn: null,
    hands: [['bP/rC/-'], ['J', 'bP/yH/-'], ['bT/rC/s', 'rC/yT/s', 'rP/yT/-']],
    stock: [],
    pile: [],
  }
  const result = { scores: [1, 2, 3], ranks, resigned }
  const { container } = render(Tally, {
    props: { view, events: [], names: ['Ana', 'Bo', 'Cy'], sides: [0, 1, 2], steps: [], result },
  })
  return [...container.querySelectorAll('li')].map((line) => `${line.dataset.rank} ${line.querySelector('strong')?.textContent}`)
}

test('a player who gave up comes last, however few cards are left', () => {
  expect(ranking([3, 1, 2], [0])).toEqual(['1 Bo', '2 Cy', '3 Ana'])
})

test('without that, the ranks are those of the rules', () => {
  expect(ranking([1, 2, 3], [])).toEqual(['1 Ana', '2 Bo', '3 Cy'])
})
