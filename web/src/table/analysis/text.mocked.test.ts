import { describe, expect, it, vi } from 'vitest'
import type { View } from '../../wire/types'
import type { AnalysisMove, Step } from '../../wire/protocol'

vi.mock('../../words/words.svelte', () => ({
  t: (id: string, given: Record<string, unknown> = {}) => [id.replace('analysis-', ''), ...Object.values(given)].join(' '),
  idOf: (code: string) => code,
  words: { has: () => true, say: (id: string, params: Record<string, unknown>) => `${id}:${String(params.name)}` },
}))
const { percents, pointInWords, verdict } = await import('./text')

const context = {
  steps: [{ ply: 0, view: { at: 'deal' } as Partial<View> } as Step],
  names: ['Ana', 'Bo'],
  phrase: (move: string, view: unknown) => `a “${move}” at the ${(view as { at: string }).at}`,
}

function judged(change: Partial<AnalysisMove>): AnalysisMove {
  return {
    analysis: 'move',
    ply: 1,
    seat: 0,
    move: 'a',
    choice: true,
    best: 'b',
    reason: { code: 'why', params: { seat: 1 } },
    loss: 0,
    before: [0.5, 0.5],
    shares: [0.5, 0.5],
    turns: true,
    ...change,
  }
}

describe('what is said of a move', () => {
  it('is how it compares with the best found, why, and what would have been better', () => {
    expect(verdict(judged({ choice: false }), context)).toEqual(['no-choice'])
    expect(verdict(judged({ loss: null }), context)).toEqual(['instead A ‘b’ at the deal', 'why Why:Bo'])
    expect(verdict(judged({ best: 'a' }), context)).toEqual(['best', 'why Why:Bo'])
    expect(verdict(judged({}), context)).toEqual(['good A ‘b’ at the deal', 'why Why:Bo'])
    expect(verdict(judged({ loss: 0.224, reason: null }), context)).toEqual(['lost 22', 'better A ‘b’ at the deal'])
  })

  it('is where the match turned, whose chances changed, and whether there was something better', () => {
    expect(pointInWords(judged({ shares: [0.8, 0.2] }), context)).toEqual(['point-won 1 Ana 30'])
    expect(pointInWords(judged({ shares: [0.2, 0.8], loss: 0.2 }), context)).toEqual([
      'point-lost 1 Ana 30',
      'better A ‘b’ at the deal',
      'why Why:Bo',
    ])
    expect(pointInWords(judged({ shares: [0.2, 0.8], best: 'a' }), context)).toEqual(['point-lost 1 Ana 30', 'none-better'])
    expect(pointInWords(judged({ shares: [0.2, 0.8], choice: false, best: 'a' }), context)).toEqual([
      'point-lost 1 Ana 30',
      'no-choice',
    ])
    expect(pointInWords(judged({ shares: [0.55, 0.45], loss: 0.4 }), context)[0]).toBe('point-missed 1 Ana 40')
  })
})

describe('what each side could expect', () => {
  it('comes to a hundred between two, and is rounded by itself among more', () => {
    expect(percents([0.955, 0.045])).toEqual([96, 4])
    expect(percents([0.5, 0.25, 0.25])).toEqual([50, 25, 25])
  })
})
