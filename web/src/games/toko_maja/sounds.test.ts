import { expect, test } from 'vitest'
import { sounds } from './sounds'

test.each([
  ['a triple splashes', 'toko-maja.laid', ['splash']],
  ['a card drops from a pile', 'toko-maja.took', ['drop']],
  ['two cards are two drops', 'toko-maja.drew', ['drop', 'drop']],
  ['a token bubbles', 'toko-maja.token_moved', ['token']],
  ['a wave brings a new round', 'toko-maja.round_began', ['wave']],
  ['counting makes no sound', 'toko-maja.scored', []],
])('%s', (_, event, heard) => {
  expect(sounds.heard({ event })).toEqual(heard)
})
