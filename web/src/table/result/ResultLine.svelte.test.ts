import { fireEvent, render } from '@testing-library/svelte'
import { flushSync } from 'svelte'
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

test('the button says whether the result is open, opens and closes it, and has the focus once it is closed', async () => {
  const ending = $state({ open: false })
  const match = { id: 'M', offer: { kind: 'none', by: [] }, mine: [], watching: true, table: null, steps: [] }
  const { container } = render(ResultLine, { match: match as unknown as Match, names: [], ending: ending as Ending })
  const button = container.querySelector('button') as HTMLButtonElement
  const said = () => button.getAttribute('aria-expanded')
  expect(said()).toBe('false')
  await fireEvent.click(button)
  expect([ending.open, said()]).toEqual([true, 'true'])
  expect(document.activeElement).toBe(document.body)
  ending.open = false
  flushSync()
  expect([said(), document.activeElement]).toEqual(['false', button])
  await fireEvent.click(button)
  await fireEvent.click(button)
  expect([ending.open, said()]).toEqual([false, 'false'])
})
