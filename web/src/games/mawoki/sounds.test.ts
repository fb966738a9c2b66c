import { expect, test } from 'vitest'
import { sounds } from './sounds'

test.each([
  ['a card snaps down', 'mawoki.played', ['snap']],
  ['an arrow flies', 'mawoki.aimed', ['snap', 'arrow']],
  ['a card slides into a hand', 'mawoki.drew', ['slide']],
  ['smoke', 'mawoki.again', ['smoke']],
  ['the pile is shuffled', 'mawoki.reshuffled', ['riffle']],
  ['passing makes no sound', 'mawoki.passed', []],
])('%s', (_, event, heard) => {
  expect(sounds.heard({ event })).toEqual(heard)
})
