import { expect, test } from 'vitest'
import { fitting } from './fitting'

test('an option that is at its default already is not reset again, whatever the players', () => {
  const report = {
    problem: { code: 'option.combination', params: { names: 'pairs, players' } },
    unfit: [{ option: 'pairs', value: 0, names: ['pairs', 'players'] }],
    programs: [],
  }
  expect(fitting(report, { pairs: 0 }, [['pairs', { enum: [0, 2], default: 0 }]])).toBeNull()
})
