import { expect, test } from 'vitest'
import { choicesOf, highlightsOf, parse } from './moves'

test('tops that can be taken, and the stock', () => {
  const choices = choicesOf(['t1', 't3', 'd'])
  expect([...choices.takes]).toEqual([1, 3])
  expect(choices.draw).toBe(true)
})

test('for each card kept the piles that the other may go to', () => {
  const choices = choicesOf(['k0>2', 'k0>3', 'k1>2', 'k1>3'])
  expect([...(choices.keeps.get(0) ?? [])]).toEqual([2, 3])
  expect([...(choices.keeps.get(1) ?? [])]).toEqual([2, 3])
})

test('a table triple names the card laid, its pile, and where the other may go', () => {
  const choices = choicesOf(['k0>1', 'b0>1>2', 'b0>1>3'])
  expect(choices.tables.get('0>1')).toEqual([2, 3])
})

test('triples, and to lay none', () => {
  const choices = choicesOf(['222', '22J', '-'])
  expect(choices.lays).toEqual(['222', '22J'])
  expect(choices.nothing).toBe(true)
  expect(parse('JJJ')).toEqual({ do: 'lay', triple: 'JJJ' })
})

test('a hint lights up what it is about', () => {
  expect(highlightsOf('d').stock).toBe(true)
  expect(highlightsOf('t2').piles).toEqual([2])
  expect(highlightsOf('k1>3')).toMatchObject({ kept: 1, piles: [3] })
  expect(highlightsOf('b0>1>2')).toMatchObject({ kept: 1, piles: [1] })
  expect(highlightsOf('-').lay).toBe('-')
  expect(highlightsOf(null)).toEqual({ stock: false, piles: [], kept: null, lay: null })
})
