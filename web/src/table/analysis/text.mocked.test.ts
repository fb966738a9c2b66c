import { describe, expect, it, vi } from 'vitest'
import type { View } from '../../wire/types'
import type { AnalysisMove, Step } from '../../wire/protocol'

vi.mock('../../words/words.svelte', () => ({
  t: (id: string, given: Record<string, unknown> = {}) => [id.replace('analysis-', ''), ...Object.values(given)].join(' '),
  idOf: (code: string) => code,
  words: { has: () => true, say: (id: string, params: Record<string, unknown>) => `${id}:${String(params.name)}` },
}))
const { kindOf, percents, pointInWords, verdict } = await import('./text')

const context = {
  steps: [{ ply: 0, view: { at: 'deal' } as Partial<View> } as Step],
  names: ['Ana', 'Bo'],
  phrase: (move: string, view: unknown) => `a “${move}” at the ${(view as { at: string }).at}`,
  open: false,
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

describe('a move that turned the match', () => {
  it('is a mistake only if there was something better, by what its player knew', () => {
    expect(kindOf(judged({ loss: 0.2 }), false)).toBe('mistake')
    expect(kindOf(judged({ loss: 0.2, turns: false }), true)).toBe('mistake')
    expect(kindOf(judged({ turns: false }), false)).toBeNull()
  })

  it('is luck if nothing was better, and neither in a game without luck or if nothing was compared', () => {
    expect(kindOf(judged({ loss: 0 }), false)).toBe('luck')
    expect(kindOf(judged({ loss: null, choice: false }), false)).toBe('luck')
    expect(kindOf(judged({ loss: 0 }), true)).toBe('turn')
    expect(kindOf(judged({ loss: null }), false)).toBe('turn')
  })
})

describe('what is said of a move', () => {
  it('is how it compares with the best found, why, and what would have been better', () => {
    expect(verdict(judged({ choice: false, turns: false }), context)).toEqual(['no-choice'])
    expect(verdict(judged({ loss: null, turns: false }), context)).toEqual(['instead A ‘b’ at the deal', 'why Why:Bo'])
    expect(verdict(judged({ best: 'a', turns: false }), context)).toEqual(['best', 'why Why:Bo'])
    expect(verdict(judged({ turns: false }), context)).toEqual(['good A ‘b’ at the deal', 'why Why:Bo'])
    expect(verdict(judged({ loss: 0.224, reason: null }), context)).toEqual(['lost 22', 'better A ‘b’ at the deal'])
  })

  it('begins with the luck that turned the match, and blames no one for it', () => {
    expect(verdict(judged({ best: 'a', reason: null, shares: [0.2, 0.8] }), context)).toEqual(['Luck-against Ana 30', 'best'])
  })

  it('names luck and mistakes in different words, and what would have been better only after a mistake', () => {
    expect(pointInWords(judged({ shares: [0.8, 0.2] }), context)).toEqual(['point 1 luck-for Ana 30'])
    expect(pointInWords(judged({ shares: [0.2, 0.8], best: 'a' }), context)).toEqual(['point 1 luck-against Ana 30'])
    expect(pointInWords(judged({ shares: [0.2, 0.8], loss: 0.2 }), context)).toEqual([
      'point 1 point-lost Ana 20',
      'better A ‘b’ at the deal',
      'why Why:Bo',
    ])
    expect(pointInWords(judged({ shares: [0.55, 0.45], loss: 0.4 }), context)[0]).toBe('point 1 point-missed Ana 40')
  })

  it('speaks of no luck where there is none', () => {
    expect(pointInWords(judged({ shares: [0.2, 0.8] }), { ...context, open: true })).toEqual(['point 1 turn-against Ana 30'])
  })
})

describe('what each side could expect', () => {
  it('comes to a hundred between two, and is rounded by itself among more', () => {
    expect(percents([0.955, 0.045])).toEqual([96, 4])
    expect(percents([0.5, 0.25, 0.25])).toEqual([50, 25, 25])
  })
})
