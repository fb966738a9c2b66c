import { render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '../wire/api'
import { speaking } from '../words/speaking.stub'
import AnalysisPlace from './AnalysisPlace.svelte'
import type { Match } from './match/match.svelte'
import * as windows from './windows'

vi.mock('./windows', () => ({ compact: { current: false } }))

const analysis = vi.spyOn(api, 'analysis')
const scroll = vi.fn<() => void>()
const match = {
  id: 'T',
  steps: [],
  instead: null,
  shown: null,
  analyse: (...given: Parameters<Match['analyse']>) => api.analysis('T', ...given),
} as unknown as Match
const onclose = vi.fn<() => void>()

beforeEach(async () => {
  vi.stubGlobal('scrollTo', scroll)
  analysis.mockReset().mockReturnValue(new Promise(() => {}))
  onclose.mockReset()
  scroll.mockReset()
  await speaking('en')
})
afterEach(() => {
  ;(windows.compact as unknown as { current: boolean }).current = false
})

test('the analysis loads once, has the focus, and closes by its button', async () => {
  render(AnalysisPlace, { match, names: ['Ana'], sides: [0], phrase: undefined, onclose })
  const close = await screen.findByRole('button', { name: /close/i })
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Analysis'))
  expect(analysis).toHaveBeenCalledOnce()
  close.click()
  expect(onclose).toHaveBeenCalledOnce()
})

test('only in a small window the board leaves room for it, as long as it is open', async () => {
  const narrow = () => document.documentElement.classList.contains('analysing')
  render(AnalysisPlace, { match, names: ['Ana'], sides: [0], phrase: undefined, onclose }).unmount()
  expect([narrow(), scroll.mock.calls.length]).toEqual([false, 0])
  ;(windows.compact as unknown as { current: boolean }).current = true
  const { unmount } = render(AnalysisPlace, { match, names: ['Ana'], sides: [0], phrase: undefined, onclose })
  expect([narrow(), scroll.mock.calls.length]).toEqual([true, 1])
  unmount()
  expect(narrow()).toBe(false)
})
