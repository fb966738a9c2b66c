import { render } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import type { Match } from '../match/match.svelte'
import type { Ending } from './ending.svelte'
import ResultLine from './ResultLine.svelte'

test('that a player would like another match is shown until it has begun', () => {
  const said = (next: string | null) => {
    const result = { ranks: [1, 2], scores: null, resigned: [] }
    const match = {
      id: 'M',
      offer: { kind: 'rematch', by: [1] },
      mine: [{ seat: 0 }],
      watching: false,
      table: { game: 'toy', sides: [0, 1], result, next },
      steps: [],
    } as unknown as Match
    return render(ResultLine, { match, names: ['Ana', 'Bo'], ending: { open: false } as Ending }).container.querySelector('p')
      ?.textContent
  }
  expect(said(null)).toBe('offers-rematch')
  expect(said('N')).toBe('result-won')
})
