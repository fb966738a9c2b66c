import { render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { api } from '../../wire/api'
import type { AnalysisLine } from '../../wire/protocol'
import type { Match } from '../match/match.svelte'
import { speaking } from '../../words/speaking.stub'
import Analysis from './Analysis.svelte'

interface Asked {
  heard: (line: AnalysisLine) => void
  signal: AbortSignal
  end: () => void
  fail: (thrown: Error) => void
}

const asked: Asked[] = []
const analysis = vi.spyOn(api, 'analysis')
const failed = { analysis: 'failed', code: 'server.broken', params: {} } as unknown as AnalysisLine
const begun = { analysis: 'begun', moves: 7 } as unknown as AnalysisLine
const problem = () => screen.queryByRole('alert')?.textContent.trim() ?? ''
const progress = () => screen.queryByRole<HTMLProgressElement>('progressbar')

class FakeMatch {
  id = 'T'
  steps = []
  instead = null
  shown = null
  analyse = (...given: Parameters<Match['analyse']>) => api.analysis(this.id, ...given)
}

let unmount: () => void

beforeEach(async () => {
  asked.length = 0
  analysis
    .mockReset()
    .mockImplementation((_, heard, signal) => new Promise((end, fail) => void asked.push({ heard, signal, end, fail })))
  await speaking('en')
  const match = new FakeMatch() as unknown as Match
  ;({ unmount } = render(Analysis, { match, names: ['Ana', 'Ben'], sides: [0, 1], phrase: undefined, onclose: () => {} }))
  await tick()
})

async function told(at: number, line: AnalysisLine): Promise<void> {
  asked[at]?.heard(line)
  await tick()
}

test('what it fails by is said, in the language of now, and is gone once it is asked for again', async () => {
  await told(0, begun)
  expect(progress()?.max).toBe(7)
  await told(0, failed)
  const said = problem()
  expect(said).not.toBe('')
  await speaking('nl')
  expect(problem()).not.toBe(said)
  await speaking('en')
  screen.getByRole('button', { name: 'Try again' }).click()
  await tick()
  expect([asked.length, problem(), progress()?.max]).toEqual([2, '', 1])
})

test('nothing of one that failed reaches the next one', async () => {
  await told(0, failed)
  screen.getByRole('button', { name: 'Try again' }).click()
  await tick()
  expect(asked[0]?.signal.aborted).toBe(true)
  await told(0, failed)
  asked[0]?.end()
  await tick()
  await tick()
  expect([problem(), progress() !== null]).toEqual(['', true])
})

test('one that breaks off before its end says so', async () => {
  asked[0]?.end()
  await vi.waitFor(() => expect(problem()).not.toBe(''))
  expect(progress()).toBeNull()
})

test('nobody waits for it once it is closed', () => {
  unmount()
  expect(asked[0]?.signal.aborted).toBe(true)
})
