import { render } from '@testing-library/svelte'
import { beforeEach, expect, test } from 'vitest'
import { speaking } from '../../words/speaking.stub'
import type { Match } from '../match/match.svelte'
import Ranks from './Ranks.svelte'

beforeEach(() => speaking('en'))

test('the best rank is first, and equal ranks stay in the order of the seats', () => {
  const result = { scores: [3, 9, 5, 9], ranks: [4, 1, 3, 1], resigned: [] }
  const table = { game: 'toy', options: {}, result, seats: [{}, {}, {}, {}] }
  const match = { table, now: null } as unknown as Match
  const { container } = render(Ranks, { match, names: ['Ana', 'Bo', 'Cy', 'Di'], sides: [0, 1, 2, 3] })
  const listed = [...container.querySelectorAll('li')].map((line) => [
    line.querySelector('.rank')?.textContent,
    line.querySelector('.name')?.textContent,
    line.classList.contains('first'),
  ])
  expect(listed).toEqual([
    ['1.', 'Bo', true],
    ['1.', 'Di', true],
    ['3.', 'Cy', false],
    ['4.', 'Ana', false],
  ])
})
