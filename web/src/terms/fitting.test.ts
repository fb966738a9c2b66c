import { expect, test } from 'vitest'
import type { SetupReport } from '../wire/protocol'
import { fitting, named, oddsOf } from './fitting'

const fields: Parameters<typeof fitting>[2] = [
  ['pairs', { enum: [0, 2], default: 0 }],
  ['count', { enum: ['low', 'sum'], default: 'low' }],
]
const report: SetupReport = {
  problem: { code: 'option.combination', params: { names: 'pairs, players' } },
  unfit: [
    { option: 'pairs', value: 2, names: ['pairs', 'players'] },
    { option: 'count', value: 'sum', names: ['count', 'pairs'] },
  ],
  programs: [],
}

test('teams that so many players cannot form go back to their default', () => {
  expect(fitting(report, { pairs: 2, count: 'low' }, fields)).toEqual({ pairs: 0, count: 'low' })
})

test('what a person chose against another setting stays, to be put right by the person', () => {
  expect(fitting(report, { pairs: 0, count: 'sum' }, fields)).toBeNull()
})

test('a setup that fits is left as it is', () => {
  expect(fitting({ problem: null, unfit: report.unfit, programs: [] }, { pairs: 0, count: 'low' }, fields)).toBeNull()
})

test('a value that cannot be chosen names what it is at odds with', () => {
  expect(oddsOf(report.unfit, 'pairs', 2)).toEqual(['players'])
  expect(oddsOf(report.unfit, 'pairs', 0)).toBeNull()
})

test('a refusal names options as the form does', () => {
  expect(named(report.problem, (option) => option.toUpperCase())?.params.names).toBe('PAIRS, PLAYERS')
})
