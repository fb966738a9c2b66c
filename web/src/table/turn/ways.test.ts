import { expect, test } from 'vitest'
import { waysOf, type Way } from './ways'

const way = (move: string, does: number, ...kinds: string[]): Way => ({ move, said: move, does, kinds })
const shown = (moves: Way[], costly: (move: string) => boolean = () => false) => waysOf(moves, 3, costly).map(({ move }) => move)

test('of thirty-six near-equal moves three are shown that differ in kind', () => {
  const many = Array.from({ length: 36 }, (_, at) => way(`lay ${at}`, 5, 'lay', 'tiles'))
  expect(shown([...many, way('add', 1, 'add', 'one'), way('wait', 0, 'wait', '')])).toEqual(['lay 0', 'add', 'wait'])
})

test('of each kind what does most is shown, and that first', () => {
  expect(shown([way('a1', 1, 'a'), way('b3', 3, 'b'), way('a2', 2, 'a')])).toEqual(['b3', 'a2'])
})

test('with too few kinds, moves of one kind are shown that differ more closely', () => {
  const moves = [
    way('ab', 3, 'lay', 'ab'),
    way('ab again', 3, 'lay', 'ab'),
    way('cd', 2, 'lay', 'cd'),
    way('wait', 0, 'wait', ''),
  ]
  expect(shown(moves)).toEqual(['ab', 'wait', 'cd'])
})

test('what may cost dearly is not offered', () => {
  expect(shown([way('gift', 5, 'lay'), way('lay', 1, 'lay')], (move) => move === 'gift')).toEqual(['lay'])
})

test('without moves there is no way', () => {
  expect(shown([])).toEqual([])
})
