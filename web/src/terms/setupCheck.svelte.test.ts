import { flushSync, tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '../wire/api'
import type { SetupReport } from '../wire/protocol'
import { SetupCheck } from './setupCheck.svelte'

const FITS: SetupReport = { problem: null, unfit: [], programs: ['late'] }
const UNFIT: SetupReport = {
  problem: { code: 'option.combination', params: { names: 'pairs, players' } },
  unfit: [{ option: 'pairs', value: 2, names: ['pairs', 'players'] }],
  programs: [],
}
const asked = vi.spyOn(api, 'setup')
let answers: ((report: SetupReport) => void)[] = []
let end: () => void = () => {}

beforeEach(() => {
  answers = []
  asked.mockReset().mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
})
afterEach(() => end())

/** Return a form of this many players, and a mock that records its changes. */
function checking() {
  const refit = vi.fn()
  let players = $state<number | null>(2)
  let check: SetupCheck | undefined
  end = $effect.root(() => {
    check = new SetupCheck(
      () => (players === null ? null : { game: 'toy', players, options: { pairs: 2 } }),
      () => [['pairs', { enum: [0, 2], default: 0 }]],
      refit,
    )
  })
  flushSync()
  const choose = (count: number | null) => {
    players = count
    flushSync()
  }
  return { check: check as unknown as SetupCheck, choose, refit }
}

test('of two answers that of the newer question holds, whichever comes last', async () => {
  const { check, choose, refit } = checking()
  choose(3)
  expect(answers).toHaveLength(2)
  answers[1]?.(FITS)
  await tick()
  answers[0]?.(UNFIT)
  await tick()
  expect(check.report).toBe(FITS)
  expect(refit).not.toHaveBeenCalled()
})

test('what these players cannot have goes back to its default', async () => {
  const { check, refit } = checking()
  answers[0]?.(UNFIT)
  await tick()
  expect(check.report).toBe(UNFIT)
  expect(refit.mock.calls).toEqual([[{ pairs: 0 }]])
})

test('while there is nothing to ask the rules are not asked', () => {
  const { choose } = checking()
  choose(null)
  expect(asked).toHaveBeenCalledOnce()
})
