import { expect, test } from 'vitest'
import { sounds } from './sounds'

test.each([
  ['a card is turned like paper', 'moka.flipped', ['flip']],
  ['a word is stamped', 'moka.word', ['word']],
  ['letters go down with the water', 'moka.flushed', ['flush']],
  ['the grid bursts', 'moka.boom', ['boom']],
  ['two cards change places', 'moka.swapped', ['leave', 'take']],
  ['what is refilled unseen makes no sound', 'moka.refilled', []],
])('%s', (_, event, heard) => {
  expect(sounds.heard({ event })).toEqual(heard)
})
