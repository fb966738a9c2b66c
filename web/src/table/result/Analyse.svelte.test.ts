import { render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { api } from '../../wire/api'
import { speaking } from '../../words/speaking.stub'
import type { Match } from '../match/match.svelte'
import Analyse from './Analyse.svelte'
import type { Ending } from './ending.svelte'

class FakeEnding {
  analysing = $state(false)
  open = $state(false)
}

const analysis = vi.spyOn(api, 'analysis')
const match = { id: 'T', steps: [], instead: null, shown: null } as unknown as Match
const opener = () => screen.queryByRole('button', { name: 'Analyse this game' })
let ending: FakeEnding

beforeEach(async () => {
  analysis.mockReset().mockReturnValue(new Promise(() => {}))
  await speaking('en')
  ending = new FakeEnding()
  render(Analyse, { match, names: ['Ana'], sides: [0], phrase: undefined, ending: ending as unknown as Ending })
})

test('an analysis that is opened twice is asked for once; who closes it is back at the button', async () => {
  opener()?.click()
  opener()?.click()
  const close = await screen.findByRole('button', { name: /close/i })
  expect([opener(), analysis.mock.calls.length]).toEqual([null, 1])
  close.click()
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Analyse this game'))
})

test('it can be requested beside the result, again after it was closed', async () => {
  for (const times of [1, 2]) {
    ending.analysing = true
    flushSync()
    expect(ending.analysing).toBe(false)
    const close = await screen.findByRole('button', { name: /close/i })
    expect(analysis).toHaveBeenCalledTimes(times)
    close.click()
    await vi.waitFor(() => expect(opener()).not.toBeNull())
  }
})

test('the button is not there while the result lies over the board, and speaks the language of now', async () => {
  ending.open = true
  flushSync()
  expect(screen.queryByRole('button')).toBeNull()
  ending.open = false
  await speaking('nl')
  expect([opener(), screen.getAllByRole('button').length]).toEqual([null, 1])
})
