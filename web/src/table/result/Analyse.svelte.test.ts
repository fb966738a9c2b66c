import { render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeEach, expect, test } from 'vitest'
import { speaking } from '../../words/speaking.stub'
import Analyse from './Analyse.svelte'
import type { Ending } from './ending.svelte'

class FakeEnding {
  analysing = $state(false)
  open = $state(false)
  analyse(): void {
    this.analysing = true
  }
}

const opener = () => screen.queryByRole('button', { name: 'Analyse this game' })
let ending: FakeEnding

beforeEach(async () => {
  await speaking('en')
  ending = new FakeEnding()
  render(Analyse, { ending: ending as unknown as Ending })
})

test('it opens the analysis; after that is closed, the focus is back at the button', () => {
  opener()?.click()
  flushSync()
  expect([ending.analysing, opener()]).toEqual([true, null])
  ending.analysing = false
  flushSync()
  expect(document.activeElement?.textContent).toContain('Analyse this game')
})

test('the button is not there while the result lies over the board, and speaks the language of now', async () => {
  ending.open = true
  flushSync()
  expect(screen.queryByRole('button')).toBeNull()
  ending.open = false
  await speaking('nl')
  expect([opener(), screen.getAllByRole('button').length]).toEqual([null, 1])
})
